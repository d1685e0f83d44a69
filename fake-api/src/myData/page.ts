import { htmlLangs, type Interest, type Lang, type MyData } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { mailingAddressOf } from '../profile/mailingAddress.js';
import { type Html, html } from '../shared/html.js';
import { seatsIn, ticketsIn } from '../shared/seatWords.js';

/** The sections of the page, with the names of their anchors. */
type Section =
  | 'profile'
  | 'orders'
  | 'points'
  | 'topUps'
  | 'wishes'
  | 'favourites'
  | 'notices'
  | 'devices'
  | 'requests';

type Cell = string | number | null;

const lineLabels = {
  tickets: 'payment.lineTickets',
  serviceCharge: 'payment.lineServiceCharge',
  delivery: 'payment.lineDelivery',
  discount: 'payment.lineDiscount',
  points: 'payment.linePoints',
} as const;

/** Reads on a phone and prints: one column, tables that scroll, no script and no request. */
const style = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 sans-serif; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid #8888; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
thead th { white-space: nowrap; overflow-wrap: normal; }
.facts th { width: 14rem; font-weight: normal; }
@media print { :root { color-scheme: light; } body { max-width: none; } tr, h2, h3 { break-inside: avoid; } h2, h3 { break-after: avoid; } nav { display: none; } }
`;

const interestName = <Name extends Interest>(interest: Name) =>
  `common.interest${interest.charAt(0).toUpperCase()}${interest.slice(1)}` as `common.interest${Capitalize<Name>}`;

/** A member's data as one HTML document that opens by itself and prints, in the member's language. */
export function dataPage(data: MyData, lang: Lang): string {
  const t = serverTexts[lang];
  const format = createFormat(lang);
  const list = (items: readonly (string | null)[]) =>
    items.filter((item) => item !== null && item !== '').join(t('order.listSeparator'));
  const yesOrNo = (value: boolean) => t(value ? 'dataPage.yes' : 'dataPage.no');
  const none = html`<p>${t('dataPage.none')}</p>`;

  /** Two columns; lines without a value are left out. */
  const facts = (lines: readonly (readonly [label: string, value: Cell])[]) => html`<table class="facts"><tbody>
${lines
  .filter(([, value]) => value !== null && value !== '')
  .map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>\n`)}</tbody></table>`;
  const table = (headings: readonly string[], rows: readonly (readonly Cell[])[]) =>
    rows.length === 0
      ? none
      : html`<div class="wide" tabindex="0"><table><thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead><tbody>
${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`;

  const { profile } = data;
  const order = (one: MyData['orders'][number]) => html`<h3>${one.transactionNumber}</h3>
${facts([
  [t('points.status'), t(`dataPage.order_${one.status}`)],
  [t('receipt.placedAt'), format.stamp(one.placedAt)],
  ...one.orders.map(
    ({ event, tickets }) =>
      [event.title, list([format.recordTime(event.startsAt), event.venue, ticketsIn(lang, tickets)])] as const,
  ),
  ...one.lines.map(
    ({ kind, quantity, amount }) => [t(lineLabels[kind], { count: quantity }), format.money(amount)] as const,
  ),
  [t('points.paymentAmount'), format.money(one.total)],
  ...(one.refunds ?? []).map(
    ({ at, amount }) => [t('receipt.refund'), list([format.stamp(at), format.money(amount)])] as const,
  ),
  [
    t('receipt.paymentMethod'),
    one.cardEnding === null ? t(`payment.${one.paymentMethod}`) : t('receipt.cardEnding', { digits: one.cardEnding }),
  ],
  [t('receipt.confirmationNumber'), one.confirmationNumber],
  [t('receipt.paymentServiceNumber'), one.paymentServiceNumber],
  [
    t('receipt.collection'),
    list([
      t(`payment.${one.delivery.method}`),
      one.delivery.name,
      one.delivery.phone,
      one.delivery.address,
      one.waybillNumber,
    ]),
  ],
  [t('points.change'), t('dataPage.pointsOf', { used: one.points.used, earned: one.points.earned })],
])}`;

  const sections: Record<Section, readonly [title: string, content: Html | readonly Html[]]> = {
    profile: [
      t('dataPage.profile'),
      facts([
        [t('dataPage.memberNumber'), profile.memberId],
        [t('dataPage.loginEmail'), profile.loginEmail],
        [t('dataPage.loginName'), profile.loginName],
        [t('profile.name'), profile.name],
        [t('profile.lastName'), profile.lastName],
        [t('profile.firstName'), profile.firstName],
        [t('profile.titleLabel'), profile.title && t(`profile.title_${profile.title}`)],
        [t('profile.gender'), profile.gender && t(`profile.gender_${profile.gender}`)],
        [t('profile.birthday'), profile.birthday && format.recordDay(dayOf(profile.birthday))],
        [
          t('profile.mobile'),
          profile.mobile && `${profile.mobileAreaCode ? `+${profile.mobileAreaCode} ` : ''}${profile.mobile}`,
        ],
        [t('dataPage.address'), mailingAddressOf({ profile }, lang)?.text ?? null],
        [t('profile.interests'), list(profile.interests.map((interest) => t(interestName(interest))))],
        [t('common.access'), list((data.accessFeatures ?? []).map((feature) => t(`common.access_${feature}`)))],
        [t('dataPage.newsletter'), yesOrNo(data.newsletter)],
        [t('dataPage.directMarketing'), yesOrNo(!profile.optOut)],
        [t('points.balance'), format.count(profile.points)],
      ]),
    ],
    orders: [t('dataPage.orders'), data.orders.length === 0 ? none : data.orders.map(order)],
    points: [
      t('points.historyTitle'),
      table(
        [t('points.date'), t('points.entry'), t('points.number'), t('points.change'), t('points.balanceThen')],
        data.points.map(({ at, kind, transactionNumber, points, balance }) => [
          format.stamp(at),
          t(`points.${kind}`),
          transactionNumber,
          format.count(points),
          format.count(balance),
        ]),
      ),
    ],
    topUps: [
      t('dataPage.topUps'),
      table(
        [t('points.date'), t('points.number'), t('points.paymentAmount'), t('points.pointsTotal'), t('points.status')],
        data.topUps.map(({ at, topUpId, paymentAmount, pointsTotal, status }) => [
          format.stamp(at),
          topUpId,
          format.money(paymentAmount),
          format.count(pointsTotal),
          t(`points.status_${status}`),
        ]),
      ),
    ],
    wishes: [
      t('dataPage.wishes'),
      table(
        [t('dataPage.savedAt'), t('dataPage.event'), t('receipt.seat'), t('points.status')],
        data.wishes.map(({ savedAt, event, zoneName, quantity, seatInfo, matchingStatus }) => [
          format.stamp(savedAt),
          list([event.title, format.recordTime(event.startsAt), event.venue]),
          list([zoneName, t('dataPage.quantity', { count: quantity }), seatInfo && seatsIn(lang, seatInfo)]),
          t(`wishList.state_${matchingStatus}`),
        ]),
      ),
    ],
    favourites: [
      t('common.favourites'),
      data.favourites.length === 0
        ? none
        : html`<ul>${data.favourites.map(({ title }) => html`<li>${title}</li>`)}</ul>`,
    ],
    notices: [
      t('dataPage.notices'),
      data.notices.length === 0
        ? none
        : data.notices.map(
            ({ at, title, body }) =>
              html`<h3>${title}</h3>\n<p>${format.stamp(at)}</p>\n${body.map((line) => html`<p>${line}</p>\n`)}`,
          ),
    ],
    devices: [
      t('dataPage.devices'),
      table(
        [t('dataPage.device'), t('dataPage.lastUsed')],
        data.devices.map(({ browser, system, usedAt }) => [
          list([browser, system].map((name) => (name === 'other' ? null : name))) || t('dataPage.unknownDevice'),
          format.stamp(usedAt),
        ]),
      ),
    ],
    requests: [
      t('dataPage.requests'),
      data.requests.length === 0
        ? none
        : data.requests.map(
            (request) => html`<h3>${request.referenceNumber}</h3>
${facts([
  [t('points.date'), format.stamp(request.at)],
  [t('receipt.transactionNumber'), request.transactionNumber],
  [
    t('receipt.collection'),
    request.option && t(`payment.${request.option === 'delivery' ? 'courier' : request.option}`),
  ],
  [t('dataPage.appointment'), list([request.appointmentDay, request.appointmentTime])],
  [t('dataPage.contactName'), request.contactName],
  [t('dataPage.contactNumber'), request.contactNumber],
  [t('dataPage.address'), request.address],
  [t('points.paymentAmount'), request.fee === 0 ? null : format.money(request.fee)],
])}`,
          ),
    ],
  };
  const named = Object.entries(sections);
  const title = t('dataPage.title');
  return html`<!doctype html>
<html lang="${htmlLangs[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${t('dataPage.madeAt', { time: format.stamp(data.madeAt), name: profile.name })}</p>
<p>${t('dataPage.leftOut')}</p>
</header>
<nav aria-label="${t('dataPage.contents')}"><ul>${named.map(([id, [heading]]) => html`<li><a href="#${id}">${heading}</a></li>\n`)}</ul></nav>
<main>
${named.map(
  ([id, [heading, content]]) => html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${heading}</h2>
${content}
</section>
`,
)}</main>
</body>
</html>
`.text;
}

const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
