import { timingSafeEqual } from 'node:crypto';
import { href, type Lang, langUrl, locales } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { type Request, Router } from 'express';
import type { FakePages } from '../area.js';
import { parsers } from '../http/bodies.js';
import { langOf } from '../http/request.js';
import { chargeTable } from '../order/rows.js';
import type { Store } from '../store/index.js';
import { html } from './html.js';
import { icon, type Page, sendPage } from './page.js';
import { allPayments, type Payment, type Payments } from './payment.js';
import { fill, words } from './words.js';

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  // timingSafeEqual throws for different lengths in bytes, and texts with equal numbers of letters can differ there.
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The sample bank: its page, and its ledger. */
export function bankPages(store: Store, sources: readonly Payments[]): FakePages {
  const router = Router();
  router.use('/bank', createBank(allPayments(sources)));
  router.get('/charges.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json([...store.read().all(chargeTable)]);
  });
  return { router, methods: { '/bank': 'GET, POST', '/charges.json': 'GET' } };
}

/** The sample bank's page: a plain form whose three buttons are its three answers. */
function createBank(payments: Payments): Router {
  const bank = Router();

  /** The payment of an address; undefined for a wrong key. */
  const paymentOf = (number: unknown, key: unknown): Payment | undefined => {
    const payment = typeof number === 'string' ? payments.find(number) : undefined;
    return payment && typeof key === 'string' && same(payment.bankKey, key) ? payment : undefined;
  };

  bank.get('/', (request, response) => {
    const lang = langOf(request);
    const payment = paymentOf(request.query.transactionNumber, request.query.key);
    if (payment === undefined) sendPage(request, response, lang, unknownPage(lang), 404);
    else sendPage(request, response, lang, payment.waits ? askPage(payment, lang) : settledPage(payment, lang));
  });

  bank.post('/', parsers.form, (request, response, next) => {
    const lang = langOf(request);
    const { transactionNumber, key, answer } = fieldsOf(request);
    const payment = paymentOf(transactionNumber, key);
    if (payment === undefined) {
      sendPage(request, response, lang, unknownPage(lang), 404);
      return;
    }
    const isGiven = answer === 'approve' || answer === 'decline';
    const given = isGiven ? payments.answer(payment, answer) : Promise.resolve(false);
    given.then(() => response.redirect(303, returnOf(payment, lang))).catch(next);
  });
  return bank;
}

const fieldsOf = ({ body }: Request): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

const returnOf = ({ returnTo }: Payment, lang: Lang) => langUrl(lang, returnTo);

/** "21:03:48" in Hong Kong. */
const clockOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Asia/Hong_Kong', hour12: false });

function askPage(payment: Payment, lang: Lang): Page {
  const { bank: text } = words[lang];
  const { kind, number, bankKey, amount, cardEnding, askedAt, waitsUntil } = payment;
  const payee = cardEnding === null ? text.payee : fill(text.payeeCard, { card: cardEnding });
  return {
    title: text.title,
    about: text.about,
    main: html`<div class="slip">
<div>
<p class="kick">${icon('bank')} ${text.name}</p>
<h1 class="amount">HK$${createFormat(lang).amount(amount)}</h1>
<p class="lead">${payee}</p>
<dl><dt>${text[kind]}</dt><dd>${number}</dd><dt>${text.askedAt}</dt><dd>${clockOf(askedAt)}</dd><dt>${text.waitsUntil}</dt><dd>${clockOf(waitsUntil)}</dd></dl>
</div>
<hr>
<form method="post" action="/fake/bank?locale=${locales[lang]}">
<input type="hidden" name="transactionNumber" value="${number}">
<input type="hidden" name="key" value="${bankKey}">
<button class="button buy" name="answer" value="approve">${icon('check')} ${text.approve}</button>
<button class="button" name="answer" value="decline">${icon('x')} ${text.decline}</button>
<button class="button" name="answer" value="never" aria-describedby="never">${icon('hourglass')} ${text.neverAnswer}</button>
<p class="hint" id="never">${text.neverAnswerHint[kind]}</p>
</form>
</div>`,
  };
}

function settledPage(payment: Payment, lang: Lang): Page {
  const { bank: text } = words[lang];
  return {
    title: text.settled,
    about: text.about,
    main: html`<div class="slip"><div>
<p class="kick">${icon('bank')} ${text.name}</p>
<h1>${text.settled}</h1>
<p class="lead">${text.settledText}</p>
<p><a class="button" href="${returnOf(payment, lang)}">${text.backTo[payment.kind]}</a></p>
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
<p><a class="button" href="${href(lang, 'home')}">${text.backToShop}</a></p>
</div></div>`,
  };
}
