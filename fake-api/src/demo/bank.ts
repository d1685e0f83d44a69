import { hongKongDate } from '@first-gong/domain';
import { type Request, type Response, Router } from 'express';
import type { Shop } from '../area/area.js';
import { refuseOthers } from '../http/refusals.js';
import { langOf, parsers } from '../http/request.js';
import { type BankAnswer, bankAnswers, type Payment, type Payments } from '../order/payment.js';
import { chargeTable } from '../order/rows.js';
import { isSameSecret } from '../shared/isSameSecret.js';
import { answeredPage, cardPage, returnOf, settledPage, unknownPage, walletPage, walletWaitPage } from './bankForms.js';
import { type CardProblems, readCard } from './card.js';
import { type Page, sendPage } from './page.js';

const isBankAnswer = (value: unknown): value is BankAnswer => bankAnswers.some((one) => one === value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Sample bank: pages without script and a ledger. Keeps only the last four digits of a card.
 * @param sources payments of each area
 */
export function bankPages(
  { store, now, siteUrl }: Pick<Shop, 'store' | 'now' | 'siteUrl'>,
  sources: readonly Payments[],
): Router {
  const pages = Router();

  /** The payment of a URL, or undefined for a wrong key. */
  const paymentOf = (number: unknown, key: unknown): Payment | undefined => {
    const payment = sources.map(({ find }) => find(text(number))).find((found) => found !== undefined);
    return payment && isSameSecret(payment.bankKey, text(key)) ? payment : undefined;
  };

  const askPage = (payment: Payment, request: Request, problems: CardProblems = {}): Page => {
    const lang = langOf(request);
    const { method } = payment;
    return method === 'creditCard'
      ? cardPage(payment, lang, problems)
      : walletWaitPage(payment, method, lang, siteUrl());
  };

  /** Responds to a GET with the page of a pending payment. */
  const show = (request: Request, response: Response, pageOf: (payment: Payment) => Page) => {
    const lang = langOf(request);
    const payment = paymentOf(request.query.transactionNumber, request.query.key);
    if (payment === undefined) sendPage(request, response, lang, unknownPage(lang), 404);
    else sendPage(request, response, lang, payment.waitsUntil === null ? settledPage(payment, lang) : pageOf(payment));
  };

  pages.get('/bank', (request, response) => show(request, response, (payment) => askPage(payment, request)));
  pages.get('/bank/wallet', (request, response) =>
    show(request, response, (payment) => walletPage(payment, langOf(request), request.query.scanned === '1')),
  );
  pages.get('/bank/state', (request, response) => {
    const payment = paymentOf(request.query.transactionNumber, request.query.key);
    response.set('Cache-Control', 'no-store').json({ waits: payment !== undefined && payment.waitsUntil !== null });
  });
  pages.get('/charges.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json([...store.read().all(chargeTable)]);
  });

  pages.post('/bank', parsers.form, (request, response, next) => {
    const lang = langOf(request);
    const fields: Record<string, unknown> = request.body;
    const { transactionNumber, key, scanned, answer, cardNumber, expiry, securityCode } = fields;
    const payment = paymentOf(transactionNumber, key);
    if (payment === undefined) return sendPage(request, response, lang, unknownPage(lang), 404);

    const leave = () => {
      if (scanned === '1') sendPage(request, response, lang, answeredPage(lang));
      else response.redirect(303, returnOf(payment, lang));
    };
    const give = (given: BankAnswer, cardEnding?: string) => {
      const source = sources.find(({ find }) => find(payment.number) !== undefined);
      source?.answer(payment, given, cardEnding).then(leave, next);
    };
    if (isBankAnswer(answer)) return give(answer);
    if (answer !== 'pay' || payment.waitsUntil === null || payment.method !== 'creditCard') return leave();
    const typed = { cardNumber: text(cardNumber), expiry: text(expiry), securityCode: text(securityCode) };
    const card = readCard(typed, hongKongDate(now()));
    if ('problems' in card) return sendPage(request, response, lang, askPage(payment, request, card.problems), 422);
    give(card.declined ? 'decline' : 'approve', card.ending);
  });
  pages.all('/bank', refuseOthers('GET, POST'));
  pages.all(['/bank/wallet', '/bank/state', '/charges.json'], refuseOthers('GET'));
  return pages;
}
