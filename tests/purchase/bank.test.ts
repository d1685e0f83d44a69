import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@first-gong/contract';
import { bankApproval, type Lang, langs, locales, type PaymentMethod, type Transaction } from '@first-gong/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPlace } from '../support/places.js';
import { confirm, crowd, hold } from '../support/purchase.js';
import { type Buyer, friday, openShop, type TestShop } from '../support/shop.js';

/** All tests share a shop, with one buyer each. */
const buyers = crowd(50);
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ members: buyers, now: () => friday });
}, 60_000);
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const card = { cardNumber: '4242 4242 4242 4242', expiry: '08/29', securityCode: '123' };

/** An order of one ticket that waits for the bank. */
async function atBank(paymentMethod: PaymentMethod, lang: Lang = 'en_us') {
  const [member] = buyers.splice(0, 1);
  if (member === undefined) throw new Error('There is no buyer left: the crowd of this file is too small.');
  const buyer = await shop.logIn(member, lang);
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 5);
  await hold(buyer, place, 1);
  return { buyer, place, order: await confirm(buyer, { paymentMethod }) };
}

/** Charges of an order at the bank. */
const chargesOf = async ({ transactionNumber }: Transaction) =>
  (await shop.charges()).filter((charge) => charge.transactionNumber === transactionNumber);

const detail = async ({ call }: Buyer, { transactionNumber }: Transaction) =>
  (await call(calls.transactionDetail, { query: { transactionNumber } })).data;

const addressOf = ({ bankUrl }: Transaction, part = '', more: Record<string, string> = {}) => {
  const { pathname, searchParams } = new URL(bankUrl ?? '', shop.url);
  return `${shop.url}${pathname}${part}?${new URLSearchParams([...searchParams, ...Object.entries(more)])}`;
};
const pageOf = async (order: Transaction, part = '', more = {}) => (await fetch(addressOf(order, part, more))).text();

/** Submits a form of the bank. */
function send(order: Transaction, fields: Record<string, string>, lang: Lang = 'en_us') {
  const { searchParams } = new URL(order.bankUrl ?? '', shop.url);
  const body = new URLSearchParams([...searchParams, ...Object.entries(fields)]);
  return fetch(`${shop.url}/fake/bank?locale=${locales[lang]}`, { method: 'POST', body, redirect: 'manual' });
}

describe('§1 a card of the four brands', () => {
  it.each([
    ['Visa', '4242424242424242', '123', '4242'],
    ['Mastercard', '5555-5555-5555-4444', '123', '4444'],
    ['American Express', '3782 822463 10005', '1234', '0005'],
    ['UnionPay', '6200 0000 0000 0005', '123', '0005'],
  ])('%s pays, and the receipt has its last four digits', async (_brand, cardNumber, securityCode, ending) => {
    const { buyer, order } = await atBank('creditCard');
    expect(order.cardEnding).toBeNull();
    const answer = await send(order, { ...card, cardNumber, securityCode, answer: 'pay' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/en_us/Receipt.html?transactionNumber=${order.transactionNumber}`);
    expect(await detail(buyer, order)).toMatchObject({ status: 'complete', cardEnding: ending });
    expect(await chargesOf(order)).toMatchObject([{ amount: order.total }]);
  });

  it.each([
    [
      'no card',
      { cardNumber: '', expiry: '', securityCode: '' },
      ['Enter the card number', 'Enter the expiry date', 'Enter the security code'],
    ],
    ['a wrong digit', { ...card, cardNumber: '4242 4242 4242 4243' }, ['wrong or missing digit']],
    ['a digit too few', { ...card, cardNumber: '424242424242424' }, ['wrong or missing digit']],
    ['another brand', { ...card, cardNumber: '6011 0000 0000 0004' }, ['four brands']],
    ['a date that is none', { ...card, expiry: '13/29' }, ['as month and year']],
    ['a month that is over', { ...card, expiry: '10/26' }, ['has expired']],
    ['a code of another brand', { ...card, securityCode: '1234' }, ['as many digits']],
  ])(
    '%s is refused with what is wrong, nothing is charged, and the order waits on',
    async (_what, typed, sentences) => {
      const { buyer, order } = await atBank('creditCard');
      const answer = await send(order, { ...typed, answer: 'pay' });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      for (const sentence of sentences) expect(page).toContain(sentence);
      if (typed.cardNumber) expect(page).not.toContain(`value="${typed.cardNumber}"`);
      expect((await detail(buyer, order)).status).toBe('awaitingBank');
      expect(await chargesOf(order)).toEqual([]);
      expect((await send(order, { ...card, answer: 'pay' })).status).toBe(303);
      expect((await detail(buyer, order)).status).toBe('complete');
    },
  );

  it('is valid until the end of its month in Hong Kong', async () => {
    const { buyer, order } = await atBank('creditCard');
    expect((await send(order, { ...card, expiry: '11/2026', answer: 'pay' })).status).toBe(303);
    expect((await detail(buyer, order)).status).toBe('complete');
  });

  it('that the bank declines charges nothing and gives the seats back', async () => {
    const { buyer, order, place } = await atBank('creditCard');
    await send(order, { ...card, cardNumber: '4000 0000 0000 0002', answer: 'pay' });
    expect(await detail(buyer, order)).toMatchObject({ status: 'cancelled', cancelledBecause: 'bankDeclined' });
    expect(await chargesOf(order)).toEqual([]);
    expect((await hold(buyer, place, 1)).items).toHaveLength(1);
  });

  it('leaves nothing but its last four digits: not in the data, not in the log, not on a page', async () => {
    const { buyer, order } = await atBank('creditCard');
    const said: unknown[] = [];
    for (const name of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, name).mockImplementation((...words) => void said.push(...words));
    }
    const secret = { cardNumber: '5105 1051 0510 5100', expiry: '07/31', securityCode: '913' };
    const wrong = await (await send(order, { ...secret, cardNumber: '5105105105105101', answer: 'pay' })).text();
    await send(order, { ...secret, answer: 'pay' });
    expect((await detail(buyer, order)).cardEnding).toBe('5100');
    const files = await readdir(shop.dataDir, { recursive: true, withFileTypes: true });
    const kept = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    const everything = [...kept, ...said.map(String), wrong].join('\n');
    expect(kept.join('')).toContain(order.transactionNumber);
    for (const typed of ['510510510510510', '5105 1051 0510', '07/31', '"913"', '=913'])
      expect(everything).not.toContain(typed);
  });
});

describe('§1 an e-wallet or a payment app', () => {
  it.each(['eWallet', 'paymentApp'] as const)(
    '%s: a code to scan, and the way to the app on the same device',
    async (method) => {
      const { order } = await atBank(method);
      const page = await pageOf(order);
      expect(page).toContain('role="img"');
      expect(page).toContain('<svg');
      expect(page).toContain('href="/fake/bank/wallet?');
      expect(page).not.toContain('name="cardNumber"');
      expect(await pageOf(order, '/wallet')).toContain('value="approve"');
    },
  );

  it.each(['eWallet', 'paymentApp'] as const)(
    '%s approves on a phone, and the page on the desktop learns it',
    async (method) => {
      const { buyer, order } = await atBank(method);
      const waits = async () => (await fetch(addressOf(order, '/state'))).json();
      expect(await waits()).toEqual({ waits: true });
      expect(await pageOf(order, '/wallet', { scanned: '1' })).toContain('name="scanned"');
      const answer = await send(order, { answer: 'approve', scanned: '1' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Go on at the other device');
      expect(await waits()).toEqual({ waits: false });
      expect(await detail(buyer, order)).toMatchObject({ status: 'complete', cardEnding: null, paymentMethod: method });
    },
  );

  it('takes no card', async () => {
    const { buyer, order } = await atBank('eWallet');
    await send(order, { ...card, answer: 'pay' });
    expect((await detail(buyer, order)).status).toBe('awaitingBank');
  });

  it('tells nothing without the key of the payment', async () => {
    const { order } = await atBank('eWallet');
    expect((await fetch(addressOf(order, '/wallet').replace(/key=[^&]+/, 'key=x'))).status).toBe(404);
    expect(await (await fetch(addressOf(order, '/state').replace(/key=[^&]+/, 'key=x'))).json()).toEqual({
      waits: false,
    });
  });
});

describe('§4 each way to pay ends in one of two ways', () => {
  const pay: Record<PaymentMethod, Record<string, string>> = {
    creditCard: { ...card, answer: 'pay' },
    eWallet: { answer: 'approve' },
    paymentApp: { answer: 'approve', scanned: '1' },
  };
  const methods = Object.keys(pay) as PaymentMethod[];

  /** Either charged once with tickets, or not charged and the seat free. */
  async function expectEnd(buyer: Buyer, order: Transaction, end: 'paid' | 'free', because: string | null) {
    const { status, cancelledBecause, orders } = await detail(buyer, order);
    const charges = await chargesOf(order);
    expect([status, cancelledBecause]).toEqual([end === 'paid' ? 'complete' : 'cancelled', because]);
    expect(charges).toHaveLength(end === 'paid' ? 1 : 0);
    const codes = orders.flatMap(({ tickets }) => tickets.map(({ code }) => code !== ''));
    expect(codes).toEqual([end === 'paid']);
  }

  it.each(methods)('%s answered twice, at once and later, charges once', async (method) => {
    const { buyer, order } = await atBank(method);
    await Promise.all([send(order, pay[method]), send(order, pay[method])]);
    await send(order, pay[method]);
    await send(order, { answer: 'decline' });
    await expectEnd(buyer, order, 'paid', null);
  });

  it.each(methods)('%s declined', async (method) => {
    const { buyer, order } = await atBank(method);
    await send(order, { answer: 'decline' });
    await expectEnd(buyer, order, 'free', 'bankDeclined');
  });

  it.each(methods)('%s cancelled by the buyer on the bank’s page', async (method) => {
    const { buyer, order, place } = await atBank(method);
    expect((await send(order, { answer: 'cancel' })).status).toBe(303);
    await expectEnd(buyer, order, 'free', 'paymentCancelled');
    expect((await buyer.call(calls.shoppingCart)).data.released).toMatchObject([{ reason: 'cancelled' }]);
    expect((await hold(buyer, place, 1)).items).toHaveLength(1);
  });

  it.each(methods)('%s without a decision in time, and a decision after that', async (method) => {
    const { buyer, order } = await atBank(method);
    shop.advance(bankApproval);
    await expectEnd(buyer, order, 'free', 'bankNoAnswer');
    await send(order, pay[method]);
    await expectEnd(buyer, order, 'free', 'bankNoAnswer');
    expect(await pageOf(order)).toContain('The bank charges nothing more.');
  });

  it.each(langs)('the pages of the bank and of the wallet are in the language of the order (%s)', async (lang) => {
    const { order } = await atBank('eWallet', lang);
    const said = { en_us: 'Pay with your e-wallet', zh_hk: '以電子錢包付款', zh_cn: '用电子钱包付款' };
    expect(await pageOf(order)).toContain(said[lang]);
  });
});
