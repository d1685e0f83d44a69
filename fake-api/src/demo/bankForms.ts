import { href, type Lang, langUrl, locales } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { renderSVG } from 'uqr';
import type { Payment } from '../order/payment.js';
import { Html, html } from '../shared/html.js';
import {
  brandTable,
  type CardField,
  type CardProblems,
  cardFields,
  cardProblems,
  declinedCard,
  sampleCards,
} from './card.js';
import { icon, type Message, messagePage, type Page } from './page.js';

type BankTexts = (typeof serverTexts)[Lang];

/** "21:03:48" in Hong Kong. */
const clockOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong', hour12: false });

const amountOf = ({ amount }: Payment, lang: Lang) => `HK$${createFormat(lang).amount(amount)}`;

export const returnOf = ({ returnTo }: Payment, lang: Lang) => langUrl(lang, returnTo);

/** URL of a bank page for a payment. */
const addressOf = (path: string, { number, bankKey }: Payment, lang: Lang, more: Record<string, string> = {}) =>
  `/fake/bank${path}?${new URLSearchParams({ transactionNumber: number, key: bankKey, locale: locales[lang], ...more })}`;

const inputs = {
  cardNumber: { words: 'cardNumber', hint: null, autocomplete: 'cc-number' },
  expiry: { words: 'expiry', hint: 'expiryHint', autocomplete: 'cc-exp' },
  securityCode: { words: 'securityCode', hint: 'securityCodeHint', autocomplete: 'cc-csc' },
} as const satisfies Record<CardField, object>;

/** Amount, payee and remaining time. */
function head(payment: Payment, lang: Lang, name: string): Html {
  const t = serverTexts[lang];
  const { kind, number, askedAt, waitsUntil } = payment;
  return html`<div>
<p class="kick">${icon('bank')} ${name}</p>
<h1 class="amount">${amountOf(payment, lang)}</h1>
<p class="lead">${t('bank.payee')}</p>
<dl><dt>${t(`bank.${kind}`)}</dt><dd>${number}</dd><dt>${t('bank.askedAt')}</dt><dd>${clockOf(askedAt)}</dd><dt>${t('bank.waitsUntil')}</dt><dd>${waitsUntil && clockOf(waitsUntil)}</dd></dl>
</div>`;
}

/** A form that approves or declines a payment. */
const form = ({ number, bankKey }: Payment, lang: Lang, content: Html, more: Html | null = null): Html =>
  html`<form method="post" action="/fake/bank?locale=${locales[lang]}" novalidate${more}>
<input type="hidden" name="transactionNumber" value="${number}">
<input type="hidden" name="key" value="${bankKey}">
${content}
</form>`;

const answer = (value: string, label: string, look = 'button', more: Html | null = null): Html =>
  html`<button class="${look}" name="answer" value="${value}"${more}>${label}</button>`;

/** Buttons without card or wallet, for presenters. */
function demoAnswers(payment: Payment, lang: Lang): Html {
  const t = serverTexts[lang];
  return form(
    payment,
    lang,
    html`<h2>${t('bank.demo')}</h2>
<button class="button" name="answer" value="approve">${icon('check')} ${t('bank.approve')}</button>
<button class="button" name="answer" value="decline">${icon('x')} ${t('bank.decline')}</button>
<button class="button" name="answer" value="never" aria-describedby="never">${icon('hourglass')} ${t('bank.neverAnswer')}</button>
<p class="hint" id="never">${t(`bank.neverAnswerHint_${payment.kind}`)}</p>`,
  );
}

const cancelButton = ({ kind }: Payment, t: BankTexts): Html =>
  html`${answer('cancel', t('bank.cancel'), 'button', html` aria-describedby="cancel"`)}
<p class="hint" id="cancel">${t(`bank.cancelHint_${kind}`)}</p>`;

function cardInput(field: CardField, t: BankTexts, problems: CardProblems): Html {
  const { words, hint, autocomplete } = inputs[field];
  const problem = problems[field];
  return html`<div class="field">
<label for="${field}"><span>${t(`bank.${words}`)}</span></label>
${hint && html`<p class="hint" id="${field}-hint">${t(`bank.${hint}`)}</p>`}
<p class="problem" id="${field}-problem">${problem ? t(`bank.problem_${problem}`) : ''}</p>
<input id="${field}" name="${field}" inputmode="numeric" autocomplete="${autocomplete}" spellcheck="false" aria-describedby="${hint ? `${field}-hint ` : ''}${field}-problem"${problem ? html` aria-invalid="true"` : null}>
${field === 'cardNumber' ? html`<p class="hint brand" role="status" data-words="${t('bank.cardBrand', { name: '{{brand}}' })}"></p>` : null}
</div>`;
}

/**
 * The card page. A rejected card is not echoed, so its fields are empty.
 * @param problems errors of the submitted card
 */
export function cardPage(payment: Payment, lang: Lang, problems: CardProblems): Page {
  const t = serverTexts[lang];
  const wrong = cardFields.filter((field) => problems[field] !== undefined);
  const summary = html`<div class="notice" role="alert" tabindex="-1" autofocus>
<p>${t('bank.refusedTitle')}</p>
<ul>${wrong.map((field) => html`<li><a href="#${field}">${t(`bank.problem_${problems[field] ?? 'numberInvalid'}`)}</a></li>`)}</ul>
<p>${t('bank.refusedText')}</p>
</div>`;
  return {
    title: t('bank.title'),
    about: t('bank.about'),
    script: '/fake/bank.js',
    main: html`<div class="slip">
${head(payment, lang, t('bank.name'))}
<hr>
${form(
  payment,
  lang,
  html`<h2>${t('bank.card')}</h2>
<p class="hint">${t('bank.cardHint', { brands: brandTable.map(({ name }) => name).join(t('common.separator')) })}</p>
${wrong.length > 0 ? summary : null}
${cardFields.map((field) => cardInput(field, t, problems))}
${answer('pay', t('bank.pay', { amount: amountOf(payment, lang) }), 'button buy')}
${cancelButton(payment, t)}
<div class="hint"><p>${t('bank.samples')}</p><ul>${sampleCards.map((number) => html`<li class="number">${number}</li>`)}<li><span class="number">${declinedCard}</span> ${t('bank.sampleDeclined')}</li></ul></div>`,
  html` data-card data-brands="${JSON.stringify(brandTable)}" data-problems="${JSON.stringify(Object.fromEntries(cardProblems.map((problem) => [problem, t(`bank.problem_${problem}`)])))}"`,
)}
<hr>
${demoAnswers(payment, lang)}
</div>`,
  };
}

/** Page of a wallet or payment app: QR code and link. The script polls for approval; without script, a link reloads. */
export function walletWaitPage(payment: Payment, method: 'eWallet' | 'paymentApp', lang: Lang, siteUrl: string): Page {
  const t = serverTexts[lang];
  const scanned = siteUrl + addressOf('/wallet', payment, lang, { scanned: '1' });
  return {
    title: t(`bank.${method}_title`),
    about: t('bank.about'),
    script: '/fake/bank.js',
    main: html`<div class="slip">
${head(payment, lang, t('bank.name'))}
<hr>
<div class="wallet" data-state="${addressOf('/state', payment, lang)}" data-return="${returnOf(payment, lang)}" data-lost="${t('bank.lost')}">
<h2>${t(`bank.${method}_title`)}</h2>
<div class="scan">
<p>${t(`bank.${method}_scan`)}</p>
<div class="qr" role="img" aria-label="${t(`bank.${method}_codeLabel`)}">${new Html(renderSVG(scanned, { ecc: 'M', border: 4 }))}</div>
</div>
<div class="hand-over">
<p>${t('bank.handOver')}</p>
<a class="button buy" href="${addressOf('/wallet', payment, lang)}">${t(`bank.${method}_open`)}</a>
</div>
<p class="lead" role="status" data-waiting>${t('bank.waiting')}</p>
<p><a href="${returnOf(payment, lang)}">${t(`bank.backTo_${payment.kind}`)}</a></p>
${form(payment, lang, cancelButton(payment, t))}
</div>
<hr>
${demoAnswers(payment, lang)}
</div>`,
  };
}

/** The wallet for approval. @param isScanned on another device, so without a link back to the shop */
export function walletPage(payment: Payment, lang: Lang, isScanned: boolean): Page {
  const t = serverTexts[lang];
  return {
    title: t('bank.walletName'),
    about: t('bank.walletAbout'),
    main: html`<div class="slip">
${head(payment, lang, t('bank.walletName'))}
<hr>
${form(
  payment,
  lang,
  html`${isScanned ? html`<input type="hidden" name="scanned" value="1">` : null}
${answer('approve', t('bank.walletPay', { amount: amountOf(payment, lang) }), 'button buy')}
${answer('decline', t('bank.walletRefuse'))}
${cancelButton(payment, t)}`,
)}
</div>`,
  };
}

/** A bank page with a message only. */
function bankMessage(lang: Lang, heading: string, lead: string, link: Message['link']): Page {
  const t = serverTexts[lang];
  const kick = html`${icon('bank')} ${t('bank.name')}`;
  return messagePage({ title: heading, about: t('bank.about'), kick, heading, lead, link });
}

export function settledPage(payment: Payment, lang: Lang): Page {
  const t = serverTexts[lang];
  const link = { href: returnOf(payment, lang), label: t(`bank.backTo_${payment.kind}`) };
  return bankMessage(lang, t('bank.settled'), t('bank.settledText'), link);
}

/** Shown on another device after approval. */
export const answeredPage = (lang: Lang): Page =>
  bankMessage(lang, serverTexts[lang]('bank.walletDone'), serverTexts[lang]('bank.walletDoneText'), null);

export function unknownPage(lang: Lang): Page {
  const t = serverTexts[lang];
  const link = { href: href(lang, 'home'), label: t('bank.backToShop') };
  return bankMessage(lang, t('bank.unknown'), t('bank.unknownText'), link);
}
