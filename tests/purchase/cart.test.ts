import { calls } from '@first-gong/contract';
import {
  holdKeyLength,
  hongKongDate,
  langs,
  recentOrderAge,
  seatHold,
  seatKey,
  ticketsPerTransaction,
} from '@first-gong/domain';
import { demoMember, plainMember, type Store, sampleEventId, type Table, tables } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instant } from '../instant.js';
import { findPlace, type Place } from '../support/places.js';
import { choice, confirm, hold, seatsOf } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let store: Store;
let buyer: Buyer;
let place: Place;
beforeEach(async () => {
  shop = await openShop({
    testDoubles: {
      store(plain) {
        store = plain;
        return plain;
      },
    },
  });
  buyer = await shop.logIn(demoMember);
  place = await findPlace(
    shop.visitor,
    ({ remaining, ticketLimit }) => remaining > 60 && ticketLimit === ticketsPerTransaction,
  );
}, 60_000);
afterEach(() => shop.close());

const cartOf = async ({ call }: Buyer) => (await call(calls.shoppingCart)).data;

describe('§5 seats leave the cart', () => {
  const release = (holdId: string, seat?: string) =>
    buyer.call(calls.seatRelease, { params: { holdId }, query: seat === undefined ? {} : { seat } });

  it('one by one from the ends, at once for others to buy, and a repeated request removes no second seat', async () => {
    const numbered = sampleEventId('seats', hongKongDate(shop.now()));
    place = await findPlace(shop.visitor, ({ eventId }) => eventId === numbered);
    const { items } = await hold(buyer, place, 3);
    const { holdId = '', alone = [], seats = [], price = 0 } = items[0] ?? {};
    const [, middle] = seats;
    if (!alone[0] || !middle) throw new Error('The three seats are not side by side.');
    const refusal = { code: 'seatsLeaveTogether', status: 409 };
    await expect(release(holdId, seatKey(middle))).rejects.toMatchObject(refusal);
    for (const _ of [1, 2]) {
      const { data } = await release(holdId, seatKey(alone[0]));
      expect(data).toMatchObject({ ticketCount: 2, ticketsTotal: 2 * price });
      expect(data.items[0]?.seats).not.toContainEqual(alone[0]);
    }
    const other = await shop.logIn(plainMember);
    const { performanceId, zone } = place;
    const { section, row, seat } = alone[0];
    const body = { performanceId, zone, quantity: 1, seats: [{ section, row, seat }] };
    await other.call(calls.seatHold, { body });
    const [, ...others] = (await cartOf(buyer)).items[0]?.seats ?? [];
    expect(others).toHaveLength(1);
    expect((await release(holdId)).data).toMatchObject({ items: [], expiresAt: null });
  });

  it('and no message of an earlier order comes instead of them', async () => {
    await hold(buyer, place, 1);
    const placed = await confirm(buyer);
    await shop.answerAsBank(placed, 'approve');
    expect(await cartOf(buyer)).toMatchObject({ items: [], paidOrder: placed.transactionNumber });
    const { items } = await hold(buyer, place, 1);
    expect((await cartOf(buyer)).paidOrder).toBeNull();
    expect((await release(items[0]?.holdId ?? '')).data).toMatchObject({ items: [], paidOrder: null });
  });

  it('and the paid order is named for an hour', async () => {
    await hold(buyer, place, 1);
    await shop.answerAsBank(await confirm(buyer), 'approve');
    shop.advance(recentOrderAge - 1);
    buyer = await shop.logIn(demoMember);
    expect((await cartOf(buyer)).paidOrder).not.toBeNull();
    shop.advance(1);
    expect((await cartOf(buyer)).paidOrder).toBeNull();
  });
});

describe('§9 seats are held 10 minutes', () => {
  it('the cart has one clock, and adding seats does not extend it', async () => {
    const first = await hold(buyer, place, 2);
    expect(first.expiresAt).toBe(new Date(instant + seatHold).toISOString());
    shop.advance(60_000);
    const second = await hold(buyer, place, 1);
    expect(second.expiresAt).toBe(first.expiresAt);
    expect(second.serverNow).toBe(new Date(instant + 60_000).toISOString());
    expect(second.ticketCount).toBe(3);
  });

  it('the server’s clock releases them, the cart reports it until the member dismisses it, and others can hold them', async () => {
    const cart = await hold(buyer, place, 2);
    const other = await shop.logIn(plainMember);
    shop.advance(seatHold - 1);
    expect((await cartOf(buyer)).ticketCount).toBe(2);
    shop.advance(1);
    expect(seatsOf(await hold(other, place, 2))).toEqual(seatsOf(cart));

    const expired = await cartOf(buyer);
    expect(expired).toMatchObject({
      items: [],
      expiresAt: null,
      released: [{ reason: 'holdExpired', at: cart.expiresAt }],
    });
    await expect(buyer.call(calls.transactionPreview, { body: choice })).rejects.toMatchObject({
      code: 'holdExpired',
      status: 409,
    });
    const holdId = cart.items[0]?.holdId ?? '';
    const { data: dismissed } = await buyer.call(calls.releasedDismiss, { body: { holdIds: [holdId] } });
    expect(dismissed.released).toEqual([]);
    await expect(buyer.call(calls.transactionPreview, { body: choice })).rejects.toMatchObject({ code: 'cartEmpty' });
  });

  it('the cart keeps the 20 newest gone holds, and a change of the cart writes none of them again', async () => {
    const table = tables.find(({ name }) => name === 'carts') as Table;
    const bytesOfCart = () => JSON.stringify([...store.read().all(table)]).length;
    await hold(buyer, place, 1);
    const first = bytesOfCart();
    const holdIds: string[] = [];
    for (let round = 0; round < 22; round += 1) {
      // A different number of seats each round, because the same seats are reported once.
      if (round > 0) await hold(buyer, place, round + 1);
      const { data: cancelled } = await buyer.call(calls.transactionCancel);
      holdIds.push(cancelled.released.at(-1)?.holdId ?? '');
    }
    const { released } = await cartOf(buyer);
    expect(released.map(({ holdId }) => holdId)).toEqual(holdIds.slice(-20));
    expect(released[0]).toMatchObject({ reason: 'cancelled', seats: expect.any(Array), event: { id: place.eventId } });
    await hold(buyer, place, 1);
    const bytesPerReleasedHold = (bytesOfCart() - first) / 20;
    expect(bytesPerReleasedHold).toBeLessThan(100);
  });

  it('a member can release them one by one, and Cancel Order releases all', async () => {
    const cart = await hold(buyer, place, 2);
    await hold(buyer, place, 3);
    const { data: released } = await buyer.call(calls.seatRelease, { params: { holdId: cart.items[0]?.holdId ?? '' } });
    expect(released.ticketCount).toBe(3);
    const { data: unknown } = await buyer.call(calls.seatRelease, { params: { holdId: 'nobody’s' } });
    expect(unknown.ticketCount).toBe(3);
    const { data: cancelled } = await buyer.call(calls.transactionCancel);
    expect(cancelled).toMatchObject({ items: [], expiresAt: null, released: [{ reason: 'cancelled' }] });
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    const zone = event.performances
      .find(({ id }) => id === place.performanceId)
      ?.zones.find(({ code }) => code === place.zone);
    expect(zone?.remaining).toBe(place.remaining);
  });
});

describe('§4 what has left the cart', () => {
  const again = async ({ call }: Buyer, holdIds: string[]) => (await call(calls.holdAgain, { body: { holdIds } })).data;
  const dismiss = async ({ call }: Buyer, holdIds: string[]) =>
    (await call(calls.releasedDismiss, { body: { holdIds } })).data;
  /** A zone with numbered seats. */
  const numberedPlace = async (): Promise<Place> => {
    const without = new Set<string>();
    for (;;) {
      const found = await findPlace(
        shop.visitor,
        ({ remaining, ticketLimit, eventId }) => remaining > 60 && ticketLimit >= 10 && !without.has(eventId),
      );
      const { performanceId } = found;
      const { zones } = (await shop.visitor(calls.seatPlan, { query: { performanceId } })).data;
      if (zones.some(({ code, rows }) => code === found.zone && rows.length > 0)) return found;
      without.add(found.eventId);
    }
  };
  const releasedIds = async (one: Buyer) => (await cartOf(one)).released.map(({ holdId }) => holdId);

  it('is held again by one request, the same seats for a new 10 minutes, and is gone no more', async () => {
    const before = await hold(buyer, place, 2);
    shop.advance(seatHold);
    const [holdId = ''] = await releasedIds(buyer);
    const cart = await again(buyer, [holdId]);
    expect(seatsOf(cart)).toEqual(seatsOf(before));
    expect(cart).toMatchObject({
      released: [],
      expiresAt: new Date(instant + 2 * seatHold).toISOString(),
      ticketCount: 2,
    });
    // A different hold, so a different confirmation.
    expect(cart.items[0]?.holdId).not.toBe(holdId);
    expect((await again(buyer, [holdId])).ticketCount).toBe(2);
  });

  it('after the bank has declined, is held, paid and charged once', async () => {
    await hold(buyer, place, 2);
    await shop.answerAsBank(await confirm(buyer, { confirmKey: 'declined' }), 'decline');
    const cart = await again(buyer, await releasedIds(buyer));
    const placed = await confirm(buyer, { confirmKey: cart.items.map(({ holdId }) => holdId).join() });
    await shop.answerAsBank(placed, 'approve');
    const query = { transactionNumber: placed.transactionNumber };
    expect((await buyer.call(calls.transactionDetail, { query })).data.status).toBe('complete');
  });

  it('is held again all or none: a refusal names what another buyer has, and everything stays as it was', async () => {
    place = await numberedPlace();
    const first = await hold(buyer, place, 2);
    const second = await hold(buyer, place, 3);
    shop.advance(seatHold);
    const other = await shop.logIn(plainMember);
    const { performanceId, zone } = place;
    const seats = second.items[1]?.seats.map(({ section, row, seat }) => ({ section, row, seat })) ?? [];
    await other.call(calls.seatHold, { body: { performanceId, zone, quantity: seats.length, seats } });
    const ids = await releasedIds(buyer);
    await expect(again(buyer, ids)).rejects.toMatchObject({
      code: 'seatTaken',
      fields: [{ field: 'holdIds.1', code: 'seatTaken' }],
    });
    expect(await cartOf(buyer)).toMatchObject({ items: [], released: [{}, {}] });
    expect(seatsOf(await again(buyer, ids.slice(0, 1)))).toEqual(seatsOf(first));
  });

  it('keeps the limits: what does not fit beside the cart is refused', async () => {
    await hold(buyer, place, 30);
    shop.advance(seatHold);
    const ids = await releasedIds(buyer);
    await hold(buyer, place, 11);
    await expect(again(buyer, ids)).rejects.toMatchObject({
      fields: [{ field: 'holdIds.0', values: { limit: ticketsPerTransaction, left: 29 } }],
    });
  });

  it('is reported once, however often the same seats leave the cart, and not while they are held', async () => {
    for (const _ of [1, 2]) {
      await hold(buyer, place, 2);
      shop.advance(seatHold);
      expect((await cartOf(buyer)).released).toHaveLength(1);
    }
    expect((await hold(buyer, place, 2)).released).toEqual([]);
  });

  it('is dismissed one by one and all together, by its member only', async () => {
    for (const quantity of [1, 2, 3]) await hold(buyer, place, quantity);
    shop.advance(seatHold);
    const ids = await releasedIds(buyer);
    const other = await shop.logIn(plainMember);
    await dismiss(other, ids);
    expect(await releasedIds(buyer)).toEqual(ids);
    expect((await again(other, ids)).ticketCount).toBe(0);
    expect((await dismiss(buyer, ids.slice(0, 1))).released).toHaveLength(2);
    expect((await dismiss(buyer, [...ids, 'unknown'])).released).toEqual([]);
    expect(await releasedIds(buyer)).toEqual([]);
  });

  it('of a zone without numbered seats, is held again as the same number of places', async () => {
    const standing = await findPlace(shop.visitor, ({ standing: is, remaining }) => is && remaining > 10);
    await hold(buyer, standing, 1);
    await hold(buyer, standing, 1);
    shop.advance(seatHold);
    const cart = await again(buyer, await releasedIds(buyer));
    expect(cart.ticketCount).toBe(2);
    expect(new Set(seatsOf(cart)).size).toBe(2);
  });
});

describe('§4 an empty cart gives the latest reason', () => {
  const preview = () => buyer.call(calls.transactionPreview, { body: choice });

  it('an order at the bank, a paid order and a declined one count more than a hold that ran out before', async () => {
    await hold(buyer, place, 1);
    shop.advance(seatHold);
    await expect(preview()).rejects.toMatchObject({ code: 'holdExpired' });
    await hold(buyer, place, 1);
    const paid = await confirm(buyer);
    await expect(preview()).rejects.toMatchObject({ code: 'transactionClosed', status: 409 });
    await shop.answerAsBank(paid, 'approve');
    await expect(preview()).rejects.toMatchObject({ code: 'cartEmpty' });
    await hold(buyer, place, 1);
    await shop.answerAsBank(await confirm(buyer), 'decline');
    await expect(preview()).rejects.toMatchObject({ code: 'cartEmpty' });
    await hold(buyer, place, 1);
    shop.advance(seatHold);
    await expect(preview()).rejects.toMatchObject({ code: 'holdExpired' });
  });
});

describe('§4 a hold is repeated with its key', () => {
  const repeat = async ({ call }: Buyer, holdKey: string, quantity = 8) => {
    const { performanceId, zone } = place;
    return (await call(calls.seatHold, { body: { performanceId, zone, quantity, holdKey } })).data;
  };

  it('five requests at once hold the seats once', async () => {
    const carts = await Promise.all(Array.from({ length: 5 }, () => repeat(buyer, 'one press')));
    expect(carts.map(({ ticketCount }) => ticketCount)).toEqual([8, 8, 8, 8, 8]);
    expect((await repeat(buyer, 'another press')).ticketCount).toBe(16);
    expect((await repeat(buyer, 'one press')).ticketCount).toBe(16);
  });

  it('the same key of another member holds other seats', async () => {
    await repeat(buyer, 'one press');
    const other = await shop.logIn(plainMember);
    expect((await repeat(other, 'one press')).ticketCount).toBe(8);
  });

  it('seats that were given back, expired or bought since are not held again', async () => {
    const [item] = (await repeat(buyer, 'given back')).items;
    await buyer.call(calls.seatRelease, { params: { holdId: item?.holdId ?? '' } });
    expect((await repeat(buyer, 'given back')).ticketCount).toBe(0);
    await repeat(buyer, 'expired');
    shop.advance(seatHold);
    expect(await repeat(buyer, 'expired')).toMatchObject({ ticketCount: 0, released: [{ reason: 'holdExpired' }] });
    await repeat(buyer, 'bought');
    const placed = await confirm(buyer);
    expect(await repeat(buyer, 'bought')).toMatchObject({ ticketCount: 0, awaitingBank: placed.transactionNumber });
    await shop.answerAsBank(placed, 'approve');
    expect((await repeat(buyer, 'bought')).ticketCount).toBe(0);
  });

  it('a refused request can be repeated with the same key', async () => {
    await expect(repeat(buyer, 'one press', 41)).rejects.toMatchObject({ code: 'quantityOverTransactionLimit' });
    expect((await repeat(buyer, 'one press')).ticketCount).toBe(8);
  });

  it('a key that is empty or too long is refused', async () => {
    for (const holdKey of ['', 'x'.repeat(holdKeyLength + 1)]) {
      await expect(repeat(buyer, holdKey)).rejects.toMatchObject({
        code: 'badRequest',
        fields: [{ field: 'holdKey' }],
      });
    }
  });
});

describe('§9 tickets per transaction', () => {
  it('the limit includes the tickets in the cart, and the refusal reports how many more are allowed', async () => {
    await hold(buyer, place, 38);
    await expect(hold(buyer, place, 3)).rejects.toMatchObject({
      code: 'quantityOverTransactionLimit',
      status: 422,
      fields: [{ field: 'quantity', values: { limit: 40, left: 2 } }],
    });
    expect((await hold(buyer, place, 2)).ticketCount).toBe(40);
  });

  it('each hold that is impossible is refused with its own code', async () => {
    const body = { performanceId: place.performanceId, zone: place.zone };
    const send = (change: object) => buyer.call(calls.seatHold, { body: { ...body, quantity: 1, ...change } });
    await expect(send({ quantity: 1.5 })).rejects.toMatchObject({ code: 'badRequest', status: 400 });
    await expect(send({ seats: ['D-1'] })).rejects.toMatchObject({ code: 'badRequest', status: 400 });
    await expect(send({ quantity: 0 })).rejects.toMatchObject({ code: 'quantityRequired', status: 422 });
    await expect(send({ zone: 'Z' })).rejects.toMatchObject({ code: 'zoneNotFound', status: 404 });
    await expect(send({ performanceId: 'nothing-0-20261120-2015' })).rejects.toMatchObject({
      code: 'performanceNotFound',
      status: 404,
    });
    shop.advance(400 * 24 * 3_600_000);
    buyer = await shop.logIn(demoMember);
    await expect(send({})).rejects.toMatchObject({ code: 'performanceNotOnSale', status: 409 });
  });

  it('nothing can be added while an order waits for the bank', async () => {
    await hold(buyer, place, 1);
    const { transactionNumber } = await confirm(buyer);
    await expect(hold(buyer, place, 1)).rejects.toMatchObject({ code: 'transactionClosed', status: 409 });
    expect(await cartOf(buyer)).toMatchObject({ items: [], awaitingBank: transactionNumber });
  });
});

describe('§1 three languages', () => {
  it('a cart and a refusal are in the language of the call', async () => {
    await hold(buyer, place, 1);
    const titles: string[] = [];
    const sentences: (string | undefined)[] = [];
    for (const lang of langs) {
      const { call } = await shop.logIn(demoMember, lang);
      titles.push((await call(calls.shoppingCart)).data.items[0]?.zone.name ?? '');
      const refused = await call(calls.transactionDetail, { query: { transactionNumber: 'T-0' } }).catch(
        (error) => error,
      );
      sentences.push(refused.failure.message);
    }
    expect(new Set(titles).size).toBe(3);
    expect(new Set(sentences).size).toBe(3);
  });
});
