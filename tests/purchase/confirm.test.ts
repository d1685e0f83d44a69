import { calls } from '@first-gong/contract';
import {
  addMilliseconds,
  bankApproval,
  confirmKeyLength,
  confirmKeyOf,
  isOnline,
  type OrderChange,
  orderThrottle,
  type SeenOrder,
  seenOrder,
  type Transaction,
  ticketsPerTransaction,
} from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { createFormat, seatsText } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlace, type Place, reachedByCourier } from '../support/places.js';
import { choice, confirm, hold, nothingSeen, seatsOf } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';
import { withoutRule } from '../support/withoutRule.js';

let shop: TestShop;
afterEach(() => shop.close());

/** Enough seats for all tests, in an event with points. */
const many = ({ remaining, pointsProgramme }: Place) => remaining > 30 && pointsProgramme;
const online = ({ group, remaining }: Place) => isOnline(group) && remaining > 0;

/** A buyer with two tickets, and the body of a confirmation. */
async function atPreview(options = {}) {
  shop = await openShop(options);
  const buyer = await shop.logIn(demoMember);
  const place = await findPlace(shop.visitor, many);
  const cart = await hold(buyer, place, 2);
  const { data: preview } = await buyer.call(calls.transactionPreview, { body: choice });
  return { buyer, place, cart, body: { ...choice, confirmKey: 'first', seen: seenOrder(preview), agreed: true } };
}

/** Cents. */
const totalOf = ({ lines }: SeenOrder) => lines.reduce((sum, { amount }) => sum + amount, 0);

const detail = async ({ call }: Buyer, { transactionNumber }: Transaction) =>
  (await call(calls.transactionDetail, { query: { transactionNumber } })).data;
const balance = async ({ call }: Buyer) => (await call(calls.balance)).data.balance;
const cartOf = async ({ call }: Buyer) => (await call(calls.shoppingCart)).data;

describe('§4 Confirm is final, and happens once', () => {
  it('five clicks at once make one order and one charge', async () => {
    const { buyer, body } = await atPreview();
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.call(calls.transactionConfirm, { body })));
    const numbers = new Set(answers.map(({ data }) => data.transactionNumber));
    expect(numbers.size).toBe(1);
    for (const { data } of answers) await shop.answerAsBank(data, 'approve');
    expect(await shop.charges()).toMatchObject([{ transactionNumber: [...numbers][0], amount: totalOf(body.seen) }]);
    expect((await buyer.call(calls.txns)).data).toHaveLength(1);
  });

  it('control: without the guard five clicks make several orders and several charges', async () => {
    const { buyer, body } = await atPreview({ testDoubles: withoutRule.confirmedOnce });
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.call(calls.transactionConfirm, { body })));
    for (const { data } of answers) await shop.answerAsBank(data, 'approve');
    // On a slow machine, one click may wait until another has emptied the cart.
    expect((await shop.charges()).length).toBeGreaterThan(1);
  });

  it('a member places 60 orders in 15 minutes, cancelled ones included, and keeps the seats of the next', async () => {
    const { buyer, place, body } = await atPreview();
    for (let count = 0; count < orderThrottle.attempts; count += 1) {
      if (count > 0) await hold(buyer, place, 2);
      const { data } = await buyer.call(calls.transactionConfirm, { body: { ...body, confirmKey: `order ${count}` } });
      await shop.answerAsBank(data, 'decline');
    }
    await hold(buyer, place, 2);
    const next = { body: { ...body, confirmKey: 'next' } };
    const tooMany = { code: 'tooManyRequests', status: 429 };
    await expect(buyer.call(calls.transactionConfirm, next)).rejects.toMatchObject(tooMany);
    expect((await cartOf(buyer)).items).toHaveLength(1);
    shop.advance(orderThrottle.window);
    await hold(buyer, place, 2);
    expect((await buyer.call(calls.transactionConfirm, next)).data.status).toBe('awaitingBank');
  });

  it('is refused for a show that has begun since the hold, and its seats stay in the cart', async () => {
    const { place, cart, body } = await atPreview();
    shop.advance(Date.parse(cart.items[0]?.event.startsAt ?? '') - shop.now() - 60_000);
    const buyer = await shop.logIn(demoMember);
    await hold(buyer, place, 2);
    shop.advance(59_999);
    await buyer.call(calls.transactionPreview, { body: choice });
    shop.advance(1);
    await expect(buyer.call(calls.transactionConfirm, { body })).rejects.toMatchObject({
      code: 'performanceNotOnSale',
    });
    expect((await cartOf(buyer)).items).toHaveLength(1);
  });

  it('a confirmation whose response was lost returns its order when it is repeated', async () => {
    const { buyer, body } = await atPreview();
    const lost = new AbortController();
    const request = fetch(`${shop.url}${calls.transactionConfirm.path}?locale=zh_TW`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
      body: JSON.stringify(body),
      signal: lost.signal,
    });
    // Drops the response after another request has seen the order.
    while ((await cartOf(buyer)).awaitingBank === null) await Promise.resolve();
    lost.abort();
    await request.catch(() => undefined);

    const { data: again } = await buyer.call(calls.transactionConfirm, { body });
    const { data: reloaded } = await buyer.call(calls.transactionConfirm, {
      body: { ...body, confirmKey: 'after reload' },
    });
    expect(reloaded.transactionNumber).toBe(again.transactionNumber);
    await shop.answerAsBank(again, 'approve');
    await shop.answerAsBank(again, 'approve');
    expect(await shop.charges()).toHaveLength(1);
    expect((await detail(buyer, again)).status).toBe('complete');
  });

  it('the same key returns the complete order again, and another key finds an empty cart', async () => {
    const { buyer, body } = await atPreview();
    const { data: placed } = await buyer.call(calls.transactionConfirm, { body });
    await shop.answerAsBank(placed, 'approve');
    const { data: again } = await buyer.call(calls.transactionConfirm, { body });
    expect(again).toMatchObject({ transactionNumber: placed.transactionNumber, status: 'complete' });
    const other = buyer.call(calls.transactionConfirm, { body: { ...body, confirmKey: 'other' } });
    await expect(other).rejects.toMatchObject({ code: 'cartEmpty', status: 409 });
  });

  it.each([3, ticketsPerTransaction])(
    'an order of %i groups of seats is confirmed with the key of its holds',
    async (groups) => {
      shop = await openShop();
      const buyer = await shop.logIn(demoMember);
      const place = await findPlace(shop.visitor, (one) => many(one) && one.ticketLimit === ticketsPerTransaction);
      let cart = await hold(buyer, place, 1);
      while (cart.items.length < groups) cart = await hold(buyer, place, 1);
      const placed = await confirm(buyer, { confirmKey: confirmKeyOf(cart.items.map(({ holdId }) => holdId)) });
      expect(placed.orders.flatMap(({ tickets }) => tickets)).toHaveLength(groups);
      await shop.answerAsBank(placed, 'approve');
      expect((await detail(buyer, placed)).status).toBe('complete');
    },
  );

  it.each(['', 'x'.repeat(confirmKeyLength + 1)])('a key that is empty or too long is refused', async (confirmKey) => {
    const { buyer, body } = await atPreview();
    const sent = buyer.call(calls.transactionConfirm, { body: { ...body, confirmKey } });
    await expect(sent).rejects.toMatchObject({ code: 'badRequest', status: 400, fields: [{ field: 'confirmKey' }] });
  });

  it('an order that is not the one the buyer saw is refused with all that has changed', async () => {
    const { buyer, body } = await atPreview();
    const [seen] = body.seen.items;
    const [line, ...lines] = body.seen.lines;
    if (!seen || !line) throw new Error('The preview shows no seats.');
    const item = (change: Partial<typeof seen>) => ({ items: [{ ...seen, ...change }] });
    const differing: [change: Partial<SeenOrder>, ...codes: OrderChange[]][] = [
      [item({ startsAt: '2026-12-13T12:00:00.000Z' }), 'performanceChanged'],
      [item({ performanceId: 'another' }), 'performanceChanged'],
      [item({ venue: 'Another hall' }), 'venueChanged'],
      [item({ seats: seen.seats.slice(1) }), 'seatsChanged'],
      [item({ price: seen.price - 100 }), 'totalChanged'],
      [{ lines: [{ ...line, amount: line.amount - 100 }, ...lines] }, 'totalChanged'],
      [{ delivery: { ...body.seen.delivery, days: [10, 14] } }, 'deliveryChanged'],
      [{ items: [] }, 'performanceChanged', 'venueChanged', 'seatsChanged', 'totalChanged'],
    ];
    for (const [change, ...codes] of differing) {
      const sent = buyer.call(calls.transactionConfirm, { body: { ...body, seen: { ...body.seen, ...change } } });
      const fields = codes.map((code) => ({ field: 'seen', code }));
      await expect(sent, JSON.stringify(change)).rejects.toMatchObject({ code: codes[0], status: 409, fields });
    }
    expect((await cartOf(buyer)).ticketCount).toBe(2);
    expect((await buyer.call(calls.transactionConfirm, { body })).data.status).toBe('awaitingBank');
  });

  it('a performance that is moved between the preview and Confirm is not bought until the buyer has seen it', async () => {
    const { buyer, place, body } = await atPreview();
    const startsAt = addMilliseconds(place.startsAt, 3 * 86_400_000 + 60_000);
    await shop.control({ reschedule: { performanceId: place.performanceId, startsAt } });
    const refused = { code: 'performanceChanged', status: 409 };
    await expect(buyer.call(calls.transactionConfirm, { body })).rejects.toMatchObject(refused);
    expect((await confirm(buyer)).orders[0]?.event.startsAt).toBe(startsAt);
  });

  it('a second device that confirms the same seats with other choices is refused, at the bank and after it', async () => {
    const { buyer, body } = await atPreview();
    const { data: withPoints } = await buyer.call(calls.transactionPreview, { body: { ...choice, pointsUsed: 1000 } });
    const other = { ...body, pointsUsed: 1000, seen: seenOrder(withPoints) };
    const { data: placed } = await buyer.call(calls.transactionConfirm, { body });
    const confirmOther = (confirmKey: string) =>
      buyer.call(calls.transactionConfirm, { body: { ...other, confirmKey } });
    const refused = { code: 'orderedElsewhere', status: 409 };
    await expect(confirmOther(body.confirmKey)).rejects.toMatchObject(refused);
    await expect(confirmOther('another key')).rejects.toMatchObject(refused);
    await shop.answerAsBank(placed, 'approve');
    await expect(confirmOther(body.confirmKey)).rejects.toMatchObject(refused);
    expect(await shop.charges()).toMatchObject([{ amount: totalOf(body.seen) }]);
  });

  it('an unticked box and too many points are refused', async () => {
    const { buyer, body } = await atPreview();
    const send = (change: object) => buyer.call(calls.transactionConfirm, { body: { ...body, ...change } });
    await expect(send({ agreed: false })).rejects.toMatchObject({ code: 'termsNotAgreed', status: 422 });
    const deliverTo = { destination: 'macau', address: '1 Praia Grande', name: '', phone: '6123 4567' };
    await expect(send({ agreed: false, deliveryMethod: 'courier', deliverTo })).rejects.toMatchObject({
      fields: [{ field: 'deliverTo.name' }, { field: 'agreed', code: 'termsNotAgreed' }],
    });
    await expect(send({ pointsUsed: 12_500 })).rejects.toMatchObject({ code: 'pointsNotEnough', status: 422 });
    await expect(send({ pointsUsed: 50 })).rejects.toMatchObject({ code: 'pointsNotWholeDollars', status: 422 });
    await expect(send({ pointsUsed: 1.5 })).rejects.toMatchObject({
      code: 'pointsNotWholeDollars',
      fields: [{ field: 'pointsUsed', values: { step: 100, below: 0, above: 100 } }],
    });
    expect((await cartOf(buyer)).ticketCount).toBe(2);
  });
});

describe('§4 the bank', () => {
  it('approves: charged, tickets with codes, points debited and credited, mail in the language of the call', async () => {
    shop = await openShop();
    const buyer = await shop.logIn(demoMember, 'en_us');
    const place = await findPlace(shop.visitor, many);
    const cart = await hold(buyer, place, 2);
    const placed = await confirm(buyer, { pointsUsed: 1000 });
    expect(placed).toMatchObject({ status: 'awaitingBank', confirmationNumber: null, points: { earned: 0 } });
    expect(await balance(buyer)).toBe(12_480);

    const response = await shop.answerAsBank(placed, 'approve');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/en_us/Receipt.html?transactionNumber=${placed.transactionNumber}`);
    const receipt = await detail(buyer, placed);
    expect(receipt.status).toBe('complete');
    expect(receipt.confirmationNumber).toMatch(/^\d{8}$/);
    const tickets = receipt.orders.flatMap((order) => order.tickets);
    expect(tickets.map(({ seat }) => seat)).toEqual(cart.items[0]?.seats);
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(2);
    for (const { code } of tickets) expect(code.length).toBeGreaterThanOrEqual(20);
    expect(await balance(buyer)).toBe(12_480 - 1000 + receipt.points.earned);
    expect(await shop.charges()).toMatchObject([{ amount: receipt.total }]);
    const [mail] = await shop.mails(demoMember.loginEmail);
    expect(mail).toMatchObject({ lang: 'en_us' });
    expect(mail?.subject).toContain('Your tickets');
    const seats = tickets.map(({ seat }) => seat);
    expect(mail?.body.join()).toContain(seatsText(serverTexts.en_us, seats));
    expect(mail?.body.join()).toContain(createFormat('en_us').recordTime(receipt.orders[0]?.event.startsAt ?? ''));
    expect(mail?.body.join()).not.toContain(tickets[0]?.code);
    expect((await cartOf(buyer)).awaitingBank).toBeNull();
  });

  it('§3 approves an order for the courier: a waybill number, and the address, name and phone that the parcel is for', async () => {
    shop = await openShop();
    const buyer = await shop.logIn(demoMember, 'en_us');
    await hold(buyer, await findPlace(shop.visitor, reachedByCourier), 1);
    const placed = await confirm(buyer, { deliveryMethod: 'courier' });
    expect(placed.waybillNumber).toBeNull();
    await shop.answerAsBank(placed, 'approve');
    const { waybillNumber, delivery } = await detail(buyer, placed);
    expect(waybillNumber).toMatch(/^WB\d{12}$/);
    expect(delivery).toMatchObject({
      method: 'courier',
      name: demoMember.name.en_us,
      phone: demoMember.profile.mobile,
    });
    expect(delivery.address).toContain('Hong Kong');
  });

  it('§1 approves an online programme: no way to collect it is taken, and the mail says how it is watched', async () => {
    shop = await openShop();
    const buyer = await shop.logIn(demoMember, 'en_us');
    await hold(buyer, await findPlace(shop.visitor, online), 1);
    for (const deliveryMethod of ['kiosk', 'pickUp', 'courier'] as const) {
      const body = { ...choice, deliveryMethod };
      const refusal = { code: 'deliveryUnavailable', status: 422, fields: [{ field: 'deliveryMethod' }] };
      await expect(buyer.call(calls.transactionPreview, { body })).rejects.toMatchObject(refusal);
      const sent = buyer.call(calls.transactionConfirm, {
        body: { ...body, confirmKey: 'k', seen: nothingSeen, agreed: true },
      });
      await expect(sent).rejects.toMatchObject(refusal);
    }
    await shop.answerAsBank(await confirm(buyer), 'approve');
    const [mail] = await shop.mails(demoMember.loginEmail);
    expect(mail?.body.join()).toContain('watched online');
  });

  it('declines: order cancelled, seats free for others, points unchanged, and the cart reports the reason', async () => {
    const { buyer, place, cart, body } = await atPreview();
    const { data: placed } = await buyer.call(calls.transactionConfirm, { body });
    await shop.answerAsBank(placed, 'decline');
    expect(await detail(buyer, placed)).toMatchObject({ status: 'cancelled', cancelledBecause: 'bankDeclined' });
    expect(await balance(buyer)).toBe(12_480);
    expect(await shop.charges()).toEqual([]);
    const { released, items, awaitingBank } = await cartOf(buyer);
    expect({ items, awaitingBank }).toEqual({ items: [], awaitingBank: null });
    expect(released).toMatchObject([{ holdId: cart.items[0]?.holdId, reason: 'bankDeclined' }]);
    const other = await shop.logIn(plainMember);
    expect(seatsOf(await hold(other, place, 2))).toEqual(seatsOf(cart));
  });

  it('never responds: the seats stay held until the bank’s time is over, then the order is cancelled', async () => {
    const { buyer, place, cart, body } = await atPreview();
    const { data: placed } = await buyer.call(calls.transactionConfirm, { body });
    await shop.answerAsBank(placed, 'never');
    shop.advance(bankApproval - 1);
    expect((await detail(buyer, placed)).status).toBe('awaitingBank');
    const other = await shop.logIn(plainMember);
    const elsewhere = seatsOf(await hold(other, place, 2));
    expect(elsewhere.some((seat) => seatsOf(cart).includes(seat))).toBe(false);

    shop.advance(1);
    expect(await detail(buyer, placed)).toMatchObject({ status: 'cancelled', cancelledBecause: 'bankNoAnswer' });
    expect((await cartOf(buyer)).released).toMatchObject([{ reason: 'bankNoAnswer' }]);
    expect(seatsOf(await hold(buyer, place, 2))).toEqual(seatsOf(cart));
  });

  it('approves too late: refused, and nothing is charged', async () => {
    const { buyer, body } = await atPreview();
    const { data: placed } = await buyer.call(calls.transactionConfirm, { body });
    shop.advance(bankApproval);
    const response = await shop.answerAsBank(placed, 'approve');
    expect(response.status).toBe(303);
    expect(await detail(buyer, placed)).toMatchObject({ status: 'cancelled', cancelledBecause: 'bankNoAnswer' });
    expect(await shop.charges()).toEqual([]);
  });

  it('gets no order that points pay completely', async () => {
    shop = await openShop({
      members: [{ ...plainMember, id: 'M-9', loginEmail: 'rich@example.com', loginName: 'rich', points: 1_000_000 }],
    });
    const buyer = await shop.logIn({ loginEmail: 'rich@example.com', password: plainMember.password });
    await hold(buyer, await findPlace(shop.visitor, many), 1);
    const { data: preview } = await buyer.call(calls.transactionPreview, { body: choice });
    const placed = await confirm(buyer, { pointsUsed: preview.points.usable });
    expect(placed).toMatchObject({
      status: 'complete',
      total: 0,
      bankUrl: null,
      points: { used: preview.points.usable, earned: 0 },
    });
    expect(await balance(buyer)).toBe(1_000_000 - preview.points.usable);
    expect(await shop.charges()).toEqual([]);
  });

  it('refuses requests without the key of its address', async () => {
    const { buyer, body } = await atPreview();
    const { data: placed } = await buyer.call(calls.transactionConfirm, { body });
    const response = await shop.answerAsBank({ ...placed, bankUrl: '/fake/bank?key=guessed' }, 'approve');
    expect(response.status).toBe(404);
    expect((await detail(buyer, placed)).status).toBe('awaitingBank');
  });
});

describe('§4 a performance at the same time as a ticket', () => {
  it('is named in the cart and in the preview before paying; more tickets for one performance clash with nothing', async () => {
    shop = await openShop({});
    const buyer = await shop.logIn(plainMember);
    const seen: Place[] = [];
    const atOnceWith = (place: Place) =>
      seen.find(({ performanceId, startsAt }) => startsAt === place.startsAt && performanceId !== place.performanceId);
    const second = await findPlace(shop.visitor, (place) => {
      if (place.remaining < 10) return false;
      seen.push(place);
      return atOnceWith(place) !== undefined;
    });
    const first = atOnceWith(second) as Place;
    await hold(buyer, first, 1);
    await shop.answerAsBank(await confirm(buyer), 'approve');
    expect((await hold(buyer, first, 1)).ticketsAtOnce).toEqual([]);
    const cart = await hold(buyer, second, 1);
    expect(cart.ticketsAtOnce?.map(({ performanceId }) => performanceId)).toEqual([first.performanceId]);
    const { data: preview } = await buyer.call(calls.transactionPreview, { body: choice });
    expect(preview.ticketsAtOnce).toEqual(cart.ticketsAtOnce);
    const other = await shop.logIn(demoMember);
    expect((await hold(other, second, 1)).ticketsAtOnce).toEqual([]);
  });
});
