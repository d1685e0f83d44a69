import { href, type Lang, langUrl, locales } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { renderSVG } from 'uqr';
import { brandTable, type CardField, type CardProblems, cardFields, declinedCard, sampleCards } from './card.js';
import { Html, html } from './html.js';
import { icon, type Page } from './page.js';
import type { Payment } from './payment.js';
import { type BankWords, bankWords } from './words/bank.js';
import { fill } from './words.js';

/** "21:03:48" in Hong Kong. */
const clockOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong', hour12: false });

const amountOf = ({ amount }: Payment, lang: Lang) => `HK$${createFormat(lang).amount(amount)}`;

export const returnOf = ({ returnTo }: Payment, lang: Lang) => langUrl(lang, returnTo);

/** The address of a page of the bank for one payment. */
const addressOf = (path: string, { number, bankKey }: Payment, lang: Lang, more: Record<string, string> = {}) =>
  `/fake/bank${path}?${new URLSearchParams({ transactionNumber: number, key: bankKey, locale: locales[lang], ...more })}`;

const inputs = {
  cardNumber: { words: 'cardNumber', hint: null, autocomplete: 'cc-number' },
  expiry: { words: 'expiry', hint: 'expiryHint', autocomplete: 'cc-exp' },
  securityCode: { words: 'securityCode', hint: 'securityCodeHint', autocomplete: 'cc-csc' },
} as const satisfies Record<CardField, object>;

/** The amount, the payee, and the time that the bank has. */
function head(payment: Payment, lang: Lang, name: string): Html {
  const text = bankWords[lang];
  const { kind, number, askedAt, waitsUntil } = payment;
  return html`<div>
<p class="kick">${icon('bank')} ${name}</p>
<h1 class="amount">${amountOf(payment, lang)}</h1>
<p class="lead">${text.payee}</p>
<dl><dt>${text[kind]}</dt><dd>${number}</dd><dt>${text.askedAt}</dt><dd>${clockOf(askedAt)}</dd><dt>${text.waitsUntil}</dt><dd>${waitsUntil && clockOf(waitsUntil)}</dd></dl>
</div>`;
}

/** A form that answers. */
const form = ({ number, bankKey }: Payment, lang: Lang, content: Html, more: Html | null = null): Html =>
  html`<form method="post" action="/fake/bank?locale=${locales[lang]}" novalidate${more}>
<input type="hidden" name="transactionNumber" value="${number}">
<input type="hidden" name="key" value="${bankKey}">
${content}
</form>`;

const answer = (value: string, label: string, look = 'button', more: Html | null = null): Html =>
  html`<button class="${look}" name="answer" value="${value}"${more}>${label}</button>`;

/** The answers of the bank without a card or a wallet, for people who show the shop to others. */
function demoAnswers(payment: Payment, lang: Lang): Html {
  const text = bankWords[lang];
  return form(
    payment,
    lang,
    html`<h2>${text.demo}</h2>
<button class="button" name="answer" value="approve">${icon('check')} ${text.approve}</button>
<button class="button" name="answer" value="decline">${icon('x')} ${text.decline}</button>
<button class="button" name="answer" value="never" aria-describedby="never">${icon('hourglass')} ${text.neverAnswer}</button>
<p class="hint" id="never">${text.neverAnswerHint[payment.kind]}</p>`,
  );
}

const cancelButton = ({ kind }: Payment, text: BankWords): Html =>
  html`${answer('cancel', text.cancel, 'button', html` aria-describedby="cancel"`)}
<p class="hint" id="cancel">${text.cancelHint[kind]}</p>`;

function cardInput(field: CardField, text: BankWords, problems: CardProblems): Html {
  const { words, hint, autocomplete } = inputs[field];
  const problem = problems[field];
  return html`<div class="field">
<label for="${field}"><span>${text[words]}</span></label>
${hint && html`<p class="hint" id="${field}-hint">${text[hint]}</p>`}
<p class="problem" id="${field}-problem">${problem ? text.problems[problem] : ''}</p>
<input id="${field}" name="${field}" inputmode="numeric" autocomplete="${autocomplete}" spellcheck="false" aria-describedby="${hint ? `${field}-hint ` : ''}${field}-problem"${problem ? html` aria-invalid="true"` : null}>
${field === 'cardNumber' ? html`<p class="hint brand" role="status" data-words="${text.brand}"></p>` : null}
</div>`;
}

/**
 * The page that asks for a card. A refused card is not sent back: its fields are empty again.
 * @param problems what is wrong with the card that was sent.
 */
export function cardPage(payment: Payment, lang: Lang, problems: CardProblems): Page {
  const text = bankWords[lang];
  const wrong = cardFields.filter((field) => problems[field] !== undefined);
  const summary = html`<div class="notice" role="alert" tabindex="-1" autofocus>
<p>${text.refusedTitle}</p>
<ul>${wrong.map((field) => html`<li><a href="#${field}">${text.problems[problems[field] ?? 'numberInvalid']}</a></li>`)}</ul>
<p>${text.refusedText}</p>
</div>`;
  return {
    title: text.title,
    about: text.about,
    script: '/fake/bank.js',
    main: html`<div class="slip">
${head(payment, lang, text.name)}
<hr>
${form(
  payment,
  lang,
  html`<h2>${text.card}</h2>
<p class="hint">${fill(text.cardHint, { brands: brandTable.map(({ name }) => name).join(lang === 'en_us' ? ', ' : '、') })}</p>
${wrong.length > 0 ? summary : null}
${cardFields.map((field) => cardInput(field, text, problems))}
${answer('pay', fill(text.pay, { amount: amountOf(payment, lang) }), 'button buy')}
${cancelButton(payment, text)}
<div class="hint"><p>${text.samples}</p><ul>${sampleCards.map((number) => html`<li class="number">${number}</li>`)}<li><span class="number">${declinedCard}</span> ${text.sampleDeclined}</li></ul></div>`,
  html` data-card data-brands="${JSON.stringify(brandTable)}" data-problems="${JSON.stringify(text.problems)}"`,
)}
<hr>
${demoAnswers(payment, lang)}
</div>`,
  };
}

/**
 * The page of an e-wallet or a payment app: a code to scan, and the way to the app on the same device. The script looks
 * whether the wallet has answered; without it the link leads back.
 */
export function walletWaitPage(payment: Payment, method: 'eWallet' | 'paymentApp', lang: Lang, siteUrl: string): Page {
  const text = bankWords[lang];
  const words = text[method];
  const scanned = siteUrl + addressOf('/wallet', payment, lang, { scanned: '1' });
  return {
    title: words.title,
    about: text.about,
    script: '/fake/bank.js',
    main: html`<div class="slip">
${head(payment, lang, text.name)}
<hr>
<div class="wallet" data-state="${addressOf('/state', payment, lang)}" data-return="${returnOf(payment, lang)}" data-lost="${text.lost}">
<h2>${words.title}</h2>
<div class="scan">
<p>${words.scan}</p>
<div class="qr" role="img" aria-label="${words.codeLabel}">${new Html(renderSVG(scanned, { ecc: 'M', border: 4 }))}</div>
</div>
<div class="hand-over">
<p>${text.handOver}</p>
<a class="button buy" href="${addressOf('/wallet', payment, lang)}">${words.open}</a>
</div>
<p class="lead" role="status" data-waiting>${text.waiting}</p>
<p><a href="${returnOf(payment, lang)}">${text.backTo[payment.kind]}</a></p>
${form(payment, lang, cancelButton(payment, text))}
</div>
<hr>
${demoAnswers(payment, lang)}
</div>`,
  };
}

/**
 * The wallet itself, where the buyer approves.
 * @param isScanned on another device than the shop: the answer then leads to no page of the shop.
 */
export function walletPage(payment: Payment, lang: Lang, isScanned: boolean): Page {
  const text = bankWords[lang];
  return {
    title: text.walletName,
    about: text.walletAbout,
    main: html`<div class="slip">
${head(payment, lang, text.walletName)}
<hr>
${form(
  payment,
  lang,
  html`${isScanned ? html`<input type="hidden" name="scanned" value="1">` : null}
${answer('approve', fill(text.walletPay, { amount: amountOf(payment, lang) }), 'button buy')}
${answer('decline', text.walletRefuse)}
${cancelButton(payment, text)}`,
)}
</div>`,
  };
}

/** A page of the bank that only says something. */
const messagePage = (lang: Lang, title: string, lead: string, link: Html | null): Page => ({
  title,
  about: bankWords[lang].about,
  main: html`<div class="slip"><div>
<p class="kick">${icon('bank')} ${bankWords[lang].name}</p>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${link && html`<p>${link}</p>`}
</div></div>`,
});

export function settledPage(payment: Payment, lang: Lang): Page {
  const text = bankWords[lang];
  const link = html`<a class="button" href="${returnOf(payment, lang)}">${text.backTo[payment.kind]}</a>`;
  return messagePage(lang, text.settled, text.settledText, link);
}

/** After an answer on another device than the shop's. */
export const answeredPage = (lang: Lang): Page =>
  messagePage(lang, bankWords[lang].walletDone, bankWords[lang].walletDoneText, null);

export function unknownPage(lang: Lang): Page {
  const text = bankWords[lang];
  const link = html`<a class="button" href="${href(lang, 'home')}">${text.backToShop}</a>`;
  return messagePage(lang, text.unknown, text.unknownText, link);
}
