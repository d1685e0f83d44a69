import {
  type EventOnTicket,
  href,
  isOnline,
  isOnlyOnline,
  type Lang,
  type PriceLine,
  type Transaction,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import type { Letter, MailedTickets } from '../mail/rows.js';
import { isolated } from '../shared/isolated.js';
import type { MemberRow } from '../shared/member.js';
import { ticketsIn } from '../shared/seatWords.js';
import type { TransactionRow } from './rows.js';
import { summaryView, transactionView } from './view.js';

/** Confirmation of a complete order in its language, with e-ticket codes and calendar files. */
export function receiptMail(row: TransactionRow, member: MemberRow, now: number): Letter {
  const { lang } = row;
  const t = serverTexts[lang];
  const format = createFormat(lang);
  const transaction = transactionView(row, now, lang);
  const { confirmationNumber, orders, points, total } = transaction;
  const tickets = mailedTickets(transaction, lang);
  const titles = summaryView(row, lang).events.map(({ title }) => title);
  return {
    to: member.loginEmail,
    lang,
    subject: t('mail.receiptSubject', { title: [...new Set(titles)].join(t('common.separator')) }),
    body: [
      t('mail.greeting', { name: isolated(member.name[lang]) }),
      t('mail.receiptComplete', { number: row.id, confirmation: confirmationNumber ?? '' }),
      ...orders.flatMap(({ event, tickets: ofEvent }) => [
        ticketsLine(event, ofEvent, lang),
        ...(isOnline(event.group) ? [t('mail.receiptOnline')] : []),
      ]),
      ...receiptFacts(transaction, lang),
      t('mail.receiptTotal', { total: format.money(total) }),
      t('mail.receiptPoints', { used: points.used, earned: points.earned }),
      t(tickets.codes.length > 0 ? 'mail.receiptCodesAttached' : 'mail.receiptCalendarAttached'),
      t('mail.receiptFinal'),
    ],
    code: null,
    link: { href: href(lang, 'transactionDetail', { transactionNumber: row.id }), label: t('mail.receiptLink') },
    tickets,
  };
}

type Ordered = Transaction['orders'][number];

const ticketsLine = ({ title, startsAt, venue }: Ordered['event'], tickets: Ordered['tickets'], lang: Lang): string => {
  const values = { title, time: createFormat(lang).recordTime(startsAt), venue, seats: ticketsIn(lang, tickets) };
  return serverTexts[lang]('mail.receiptTickets', values);
};

/** A performance for a calendar file. */
export const mailedShow = (
  { id, performanceId, title, startsAt, duration, venue }: EventOnTicket,
  lang: Lang,
): MailedTickets['shows'][number] => ({
  performanceId,
  title,
  startsAt,
  duration,
  venue,
  href: href(lang, 'eventDetail', { eventId: id, performanceId }),
});

function mailedTickets({ orders, delivery }: Transaction, lang: Lang): MailedTickets {
  return {
    shows: orders.map(({ event }) => mailedShow(event, lang)),
    codes: orders
      .filter(({ event }) => delivery.method === 'eTicket' && !isOnline(event.group))
      .flatMap(({ event, tickets }) =>
        tickets.map((ticket) => ({ code: ticket.code, label: ticketsLine(event, [ticket], lang) })),
      ),
  };
}

const lineLabels = {
  tickets: 'payment.lineTickets',
  serviceCharge: 'payment.lineServiceCharge',
  delivery: 'payment.lineDelivery',
  discount: 'payment.lineDiscount',
  points: 'payment.linePoints',
} as const satisfies Record<PriceLine['kind'], string>;

/** Price lines, payment and collection, with the texts of the receipt page. */
function receiptFacts(transaction: Transaction, lang: Lang): string[] {
  const t = serverTexts[lang];
  const format = createFormat(lang);
  const { paymentMethod, cardEnding, paymentServiceNumber, placedAt, delivery, orders, waybillNumber } = transaction;
  const colon = lang === 'en_us' ? ': ' : '：';
  const fact = (label: string, value: string) => `${label}${colon}${value}`;
  const listed = (facts: (string | null)[]) => facts.filter((one) => one !== null).join(t('order.listSeparator'));
  const paidBy = cardEnding === null ? t(`payment.${paymentMethod}`) : t('receipt.cardEnding', { digits: cardEnding });
  const isAllOnline = isOnlyOnline(orders.map(({ event }) => event));
  const priceOf = ({ kind, amount }: PriceLine) =>
    kind === 'delivery' && amount === 0 ? t('common.free') : format.money(amount);
  return [
    listed(transaction.lines.map((line) => fact(t(lineLabels[line.kind], { count: line.quantity }), priceOf(line)))),
    listed([
      fact(t('receipt.placedAt'), format.stamp(placedAt)),
      fact(t('receipt.paymentMethod'), paidBy),
      paymentServiceNumber && fact(t('receipt.paymentServiceNumber'), paymentServiceNumber),
    ]),
    listed([
      fact(t('receipt.collection'), isAllOnline ? t('payment.online') : t(`payment.${delivery.method}`)),
      ...[delivery.name, delivery.phone, delivery.address].map((part) => (part === null ? null : isolated(part))),
      waybillNumber,
    ]),
  ];
}
