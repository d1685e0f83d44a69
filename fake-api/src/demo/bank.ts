import { hongKongDate } from '@first-gong/domain';
import { type Request, type Response, Router } from 'express';
import type { Shop } from '../area/area.js';
import { parsers } from '../http/bodies.js';
import { langOf } from '../http/request.js';
import { type BankAnswer, bankAnswers, type Payment, type Payments } from '../order/payment.js';
import { chargeTable } from '../order/rows.js';
import { isSameSecret } from '../shared/isSameSecret.js';
import { answeredPage, cardPage, returnOf, settledPage, unknownPage, walletPage, walletWaitPage } from './bankForms.js';
import { type CardProblems, readCard } from './card.js';
import { type FakePages, type Page, sendPage } from './page.js';

const isBankAnswer = (value: unknown): value is BankAnswer => bankAnswers.some((one) => one === value);

/** The payments of several areas. */
function allPayments(sources: readonly Payments[]): Payments {
  const sourceOf = (number: string) => sources.find((source) => source.find(number) !== undefined);
  return {
    find: (number) => sourceOf(number)?.find(number),
    answer: async (payment, answer, cardEnding) =>
      (await sourceOf(payment.number)?.answer(payment, answer, cardEnding)) ?? false,
  };
}

const paths = ['/bank', '/bank/wallet', '/bank/state'] as const;

/** The sample bank: its pages, and its ledger. */
export function bankPages(shop: Pick<Shop, 'store' | 'now' | 'siteUrl'>, sources: readonly Payments[]): FakePages {
  const router = Router();
  router.use('/bank', createBank(allPayments(sources), shop));
  router.get('/charges.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json([...shop.store.read().all(chargeTable)]);
  });
  const methods = Object.fromEntries(paths.map((path) => [path, path === '/bank' ? 'GET, POST' : 'GET']));
  return { router, methods: { ...methods, '/charges.json': 'GET' } };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The sample bank's pages: plain forms. A card is read and forgotten; the shop learns its last four digits. */
function createBank(payments: Payments, { now, siteUrl }: Pick<Shop, 'now' | 'siteUrl'>): Router {
  const bank = Router();

  /** The payment of an address; undefined for a wrong key. */
  const paymentOf = (number: unknown, key: unknown): Payment | undefined => {
    const payment = typeof number === 'string' ? payments.find(number) : undefined;
    return payment && typeof key === 'string' && isSameSecret(payment.bankKey, key) ? payment : undefined;
  };

  const askPage = (payment: Payment, request: Request, problems: CardProblems = {}): Page => {
    const lang = langOf(request);
    const { method } = payment;
    return method === 'creditCard'
      ? cardPage(payment, lang, problems)
      : walletWaitPage(payment, method, lang, siteUrl());
  };

  /** Answers a GET with the page of a payment that waits. */
  const show = (request: Request, response: Response, pageOf: (payment: Payment) => Page) => {
    const lang = langOf(request);
    const payment = paymentOf(request.query.transactionNumber, request.query.key);
    if (payment === undefined) sendPage(request, response, lang, unknownPage(lang), 404);
    else sendPage(request, response, lang, payment.waitsUntil === null ? settledPage(payment, lang) : pageOf(payment));
  };

  bank.get('/', (request, response) => show(request, response, (payment) => askPage(payment, request)));
  bank.get('/wallet', (request, response) =>
    show(request, response, (payment) => walletPage(payment, langOf(request), request.query.scanned === '1')),
  );
  bank.get('/state', (request, response) => {
    const payment = paymentOf(request.query.transactionNumber, request.query.key);
    response.set('Cache-Control', 'no-store').json({ waits: payment !== undefined && payment.waitsUntil !== null });
  });

  bank.post('/', parsers.form, (request, response, next) => {
    const lang = langOf(request);
    const { transactionNumber, key, scanned, answer, cardNumber, expiry, securityCode } = fieldsOf(request);
    const payment = paymentOf(transactionNumber, key);
    if (payment === undefined) return sendPage(request, response, lang, unknownPage(lang), 404);

    const give = (given: BankAnswer, cardEnding?: string) => {
      payments.answer(payment, given, cardEnding).then(() => leave(), next);
    };
    const leave = () => {
      if (scanned === '1') sendPage(request, response, lang, answeredPage(lang));
      else response.redirect(303, returnOf(payment, lang));
    };
    if (isBankAnswer(answer)) return give(answer);
    if (answer !== 'pay' || payment.waitsUntil === null || payment.method !== 'creditCard') return leave();
    const typed = { cardNumber: text(cardNumber), expiry: text(expiry), securityCode: text(securityCode) };
    const card = readCard(typed, hongKongDate(now()));
    if ('problems' in card) return sendPage(request, response, lang, askPage(payment, request, card.problems), 422);
    give(card.declined ? 'decline' : 'approve', card.ending);
  });
  return bank;
}

const fieldsOf = ({ body }: Request): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
