import { timingSafeEqual } from 'node:crypto';
import { type Lang, locales } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import express, { type Request, Router } from 'express';
import { bodyLimit, langOf } from '../http/request.js';
import type { Orders } from '../order/orders.js';
import type { ShopStore, TransactionRow } from '../state.js';
import { html } from './html.js';
import { icon, type Page, sendPage } from './page.js';
import { fill, words } from './words.js';

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  // Bytes, not letters: two texts of one length may differ in theirs, and timingSafeEqual throws at that.
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The sample bank's page: a plain form whose three buttons are its three answers. */
export function createBank(store: ShopStore, orders: Orders): Router {
  const bank = Router();

  /** The transaction that an address and its key name, or undefined for a wrong key. */
  const asked = (number: unknown, key: unknown): TransactionRow | undefined => {
    const row = typeof number === 'string' ? store.read().get('transactions', number) : undefined;
    return row && typeof key === 'string' && same(row.bankKey, key) ? row : undefined;
  };

  bank.get('/', (request, response) => {
    const lang = langOf(request);
    const row = asked(request.query.transactionNumber, request.query.key);
    if (row === undefined) sendPage(request, response, lang, unknownPage(lang), 404);
    else sendPage(request, response, lang, row.status === 'awaitingBank' ? askPage(row, lang) : settledPage(row, lang));
  });

  bank.post('/', express.urlencoded({ extended: false, limit: bodyLimit }), (request, response, next) => {
    const lang = langOf(request);
    const { transactionNumber, key, answer } = fieldsOf(request);
    const row = asked(transactionNumber, key);
    if (row === undefined) {
      sendPage(request, response, lang, unknownPage(lang), 404);
      return;
    }
    const given = answer === 'approve' || answer === 'decline' ? orders.answer(row.id, answer) : Promise.resolve(false);
    given.then(() => response.redirect(303, receiptOf(row, lang))).catch(next);
  });
  return bank;
}

const fieldsOf = ({ body }: Request): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

const receiptOf = ({ id }: TransactionRow, lang: Lang) =>
  `/${lang}/Receipt.html?${new URLSearchParams({ transactionNumber: id })}`;

/** "21:03:48" in Hong Kong. */
const clockOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong', hour12: false });

function askPage(row: TransactionRow, lang: Lang): Page {
  const { bank: text } = words[lang];
  const payee = row.cardEnding === null ? text.payee : fill(text.payeeCard, { card: row.cardEnding });
  return {
    title: text.title,
    about: text.about,
    main: html`<div class="slip">
<div>
<p class="kick">${icon('bank')} ${text.name}</p>
<h1 class="amount">HK$${createFormat(lang).amount(row.total)}</h1>
<p class="lead">${payee}</p>
<dl><dt>${text.order}</dt><dd>${row.id}</dd><dt>${text.askedAt}</dt><dd>${clockOf(row.placedAt)}</dd><dt>${text.waitsUntil}</dt><dd>${clockOf(row.bankUntil)}</dd></dl>
</div>
<hr>
<form method="post" action="/fake/bank?locale=${locales[lang]}">
<input type="hidden" name="transactionNumber" value="${row.id}">
<input type="hidden" name="key" value="${row.bankKey}">
<button class="button buy" name="answer" value="approve">${icon('check')} ${text.approve}</button>
<button class="button" name="answer" value="decline">${icon('x')} ${text.decline}</button>
<button class="button" name="answer" value="never" aria-describedby="never">${icon('hourglass')} ${text.neverAnswer}</button>
<p class="hint" id="never">${text.neverAnswerHint}</p>
</form>
</div>`,
  };
}

function settledPage(row: TransactionRow, lang: Lang): Page {
  const { bank: text } = words[lang];
  return {
    title: text.settled,
    about: text.about,
    main: html`<div class="slip"><div>
<p class="kick">${icon('bank')} ${text.name}</p>
<h1>${text.settled}</h1>
<p class="lead">${text.settledText}</p>
<p><a class="button" href="${receiptOf(row, lang)}">${text.backToOrder}</a></p>
</div></div>`,
  };
}

function unknownPage(lang: Lang): Page {
  const { bank: text } = words[lang];
  return {
    title: text.unknown,
    about: text.about,
    main: html`<div class="slip"><div>
<p class="kick">${icon('bank')} ${text.name}</p>
<h1>${text.unknown}</h1>
<p class="lead">${text.unknownText}</p>
<p><a class="button" href="/${lang}/Events.html">${text.backToShop}</a></p>
</div></div>`,
  };
}
