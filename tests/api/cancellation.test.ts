import { CallError, calls } from '@first-gong/contract';
import { plainMember } from '@first-gong/fake-api';
import { createFormat } from '@first-gong/i18n';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { instant } from '../instant.js';
import { attachmentsOf } from '../support/attachments.js';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace, type Place } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';
import { buyUp, firstWish, wishFor } from '../support/wishes.js';

const members = richMembers(3);
const [holder, other, late] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
const DAY = 24 * 60 * 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop({ members, siteUrl: () => 'https://tickets.example' });
}, 60_000);
afterEach(() => shop.close());

const find = (differs: (place: Place) => boolean = () => true) =>
  findPlace(
    shop.visitor,
    (place) => place.remaining > 30 && Date.parse(place.startsAt) > instant + DAY && differs(place),
  );
const cancel = ({ performanceId }: Pick<Place, 'performanceId'>) =>
  shop.control({ cancelPerformance: { performanceId } });
const detailOf = (token: string, transactionNumber: string) =>
  shop.call('transactionDetail', { token, query: { transactionNumber } });
const balanceOf = async (token: string) => (await shop.call('memberInfo', { token })).points;
const chargesOf = async (transactionNumber: string) =>
  (await shop.charges()).filter((charge) => charge.transactionNumber === transactionNumber).map(({ amount }) => amount);
const buy = async (token: string, places: readonly Place[], pointsUsed = 0) => {
  for (const place of places) await hold(shop.as(token), place, 2);
  const placed = await confirm(shop.as(token), { pointsUsed });
  await shop.answerAsBank(placed, 'approve');
  return detailOf(token, placed.transactionNumber);
};

describe('§4 the organiser cancels a performance', () => {
  test('programme: the event page says so, nothing of it can be bought, and the run stays on sale', async () => {
    const place = await find();
    await cancel(place);
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    const performance = event.performances.find(({ id }) => id === place.performanceId);
    expect(performance).toMatchObject({ cancelled: true, availability: 'soldOut', remaining: 0 });
    expect(performance?.zones.every(({ remaining }) => remaining === 0)).toBe(true);
    expect(event.organiserNotes[0]).toMatch(/主辦機構取消/);
    const isWhole = event.performances.every(({ cancelled }) => cancelled);
    expect(event.flags.includes('cancelled')).toBe(isWhole);

    const token = await logInAs(shop, holder);
    const refused = await hold(shop.as(token), place, 1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallError);
    expect(refused).toMatchObject({ code: 'performanceCancelled' });
  });

  test('an event whose performances are all cancelled has the flag in the listing and in the search', async () => {
    const place = await find();
    const { data: before } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    for (const { id } of before.performances) await cancel({ performanceId: id });
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    expect(event.flags).toContain('cancelled');
    expect(event.flags).not.toContain('soldOut');
    expect(event.nextPerformanceAt).toBeNull();
  });

  test('a paid order is refunded once: the charge, the points of the offset, and the earned points', async () => {
    const place = await find();
    const token = await logInAs(shop, holder);
    const points = await balanceOf(token);
    const order = await buy(token, [place], 5000);
    expect(order.points.used).toBe(5000);
    await cancel(place);
    await cancel(place);
    const after = await detailOf(token, order.transactionNumber);
    expect(after.refunds).toEqual([
      {
        performanceId: place.performanceId,
        at: new Date(shop.now()).toISOString(),
        amount: order.total,
        pointsReturned: 5000,
        pointsTaken: order.points.earned,
      },
    ]);
    expect(await chargesOf(order.transactionNumber)).toEqual([order.total, -order.total]);
    expect(await balanceOf(token)).toBe(points);
    const [row] = await shop.call('txns', { token, body: {} });
    expect(row).toMatchObject({ status: 'complete', refunded: order.total });
  });

  test('its tickets are cancelled and have no entry code; the other performance of the order stays', async () => {
    const place = await find();
    const kept = await find(({ eventId }) => eventId !== place.eventId);
    const token = await logInAs(shop, holder);
    const order = await buy(token, [place, kept]);
    await cancel(place);
    const { orders, refunds } = await detailOf(token, order.transactionNumber);
    const [lost, valid] = [place, kept].map(({ performanceId }) =>
      orders.find(({ event }) => event.performanceId === performanceId),
    );
    expect(lost?.event.cancelled).toBe(true);
    expect(lost?.tickets.map(({ code }) => code)).toEqual(['', '']);
    expect(valid?.event.cancelled).toBeUndefined();
    expect(valid?.tickets.every(({ code }) => code !== '')).toBe(true);
    expect(refunds?.[0]?.amount).toBeLessThan(order.total);
    await cancel(kept);
    const charges = await chargesOf(order.transactionNumber);
    expect(charges.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  test('the buyer gets a notice in each language, and a mail whose calendar file removes the entry', async () => {
    const place = await find();
    const token = await logInAs(shop, holder);
    const order = await buy(token, [place]);
    await cancel(place);
    for (const lang of ['en_us', 'zh_hk', 'zh_cn'] as const) {
      const { notices } = await shop.call('personalNotices', { token, lang });
      const told = notices.filter(({ title }) => /^(Cancelled: |場次取消|演出取消)/.test(title));
      expect(told).toHaveLength(1);
      expect(told[0]?.body.join()).toContain(createFormat(lang).money(order.total));
      expect(told[0]?.href).toContain(order.transactionNumber);
    }
    const [mail] = await shop.mails(holder.loginEmail);
    expect(mail?.subject).toMatch(/取消/);
    const calendar = (await attachmentsOf(shop, mail?.id)).get(`${place.performanceId}.ics`) ?? '';
    expect(calendar).toContain('METHOD:CANCEL');
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain(`UID:${place.performanceId}@tickets.example`);
  });

  test('held seats leave the cart with the reason, and other seats keep their time', async () => {
    const place = await find();
    const kept = await find(({ eventId }) => eventId !== place.eventId);
    const token = await logInAs(shop, holder);
    await hold(shop.as(token), place, 2);
    const before = await hold(shop.as(token), kept, 1);
    await cancel(place);
    const cart = await shop.call('shoppingCart', { token });
    expect(cart.items.map(({ event }) => event.performanceId)).toEqual([kept.performanceId]);
    expect(cart.expiresAt).toBe(before.expiresAt);
    expect(cart.released).toMatchObject([{ reason: 'performanceCancelled', event: { cancelled: true } }]);
  });

  test('an order at the bank is refused without a charge, and its other seats are in the cart again', async () => {
    const place = await find();
    const kept = await find(({ eventId }) => eventId !== place.eventId);
    const token = await logInAs(shop, holder);
    await hold(shop.as(token), place, 1);
    await hold(shop.as(token), kept, 1);
    const placed = await confirm(shop.as(token));
    await cancel(place);
    await shop.answerAsBank(placed, 'approve');
    expect(await detailOf(token, placed.transactionNumber)).toMatchObject({
      status: 'cancelled',
      cancelledBecause: 'performanceCancelled',
    });
    expect(await chargesOf(placed.transactionNumber)).toEqual([]);
    const cart = await shop.call('shoppingCart', { token });
    expect(cart.items.map(({ event }) => event.performanceId)).toEqual([kept.performanceId]);
    expect(cart.released).toMatchObject([{ reason: 'performanceCancelled' }]);
    expect(cart.awaitingBank).toBeNull();
  });

  test('waiting and matched wishes end with a notice, take no seats and cannot be restored', async () => {
    const { place, giveBack } = await buyUp(shop, late);
    const [waiting, matched] = [await logInAs(shop, plainMember), await logInAs(shop, other)];
    await wishFor(shop, matched, place, 1);
    await wishFor(shop, waiting, place, 2);
    await giveBack(1);
    expect(await firstWish(shop, matched)).toMatchObject({ matchingStatus: 'matched' });
    await cancel(place);
    for (const token of [waiting, matched]) {
      const wish = await firstWish(shop, token);
      expect(wish).toMatchObject({
        matchingStatus: 'cancelled',
        reason: 'performanceCancelled',
        canRestore: false,
      });
      const { notices } = await shop.call('personalNotices', { token });
      expect(notices.filter(({ body }) => /organiser has cancelled/.test(body.join()))).toHaveLength(1);
      const { status, body } = await shop.ask('restoreWish', { token, params: { id: wish.wishId } });
      expect([status, body.code]).toEqual([409, 'performanceCancelled']);
    }
  });

  test('survives a restart; an unknown performance and one that has begun are refused', async () => {
    const place = await find();
    const token = await logInAs(shop, holder);
    const order = await buy(token, [place]);
    await cancel(place);
    await shop.stop();
    shop = await openShop({ members, dataDir: shop.dataDir });
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    expect(event.performances.find(({ id }) => id === place.performanceId)?.cancelled).toBe(true);
    await cancel(place);
    expect((await detailOf(await logInAs(shop, holder), order.transactionNumber)).refunds).toHaveLength(1);
    await expect(cancel({ performanceId: 'no-such-run-1-20261130-1930' })).rejects.toThrow(/4\d\d/);
    const soon = await find();
    shop.advance(Date.parse(soon.startsAt) - shop.now());
    await expect(cancel(soon)).rejects.toThrow(/4\d\d/);
  });

  test('the cinema schedule shows a cancelled film without seats', async () => {
    const schedule = async () => (await shop.visitor(calls.cinemaSchedule, { query: { venue: 'digital' } })).data;
    const show = (await schedule()).films.flatMap(({ shows }) => shows).at(-1);
    if (!show) throw new Error('The cinema has no show.');
    expect(show.cancelled).toBeUndefined();
    await cancel(show);
    const after = (await schedule()).films.flatMap(({ shows }) => shows);
    expect(after.find(({ performanceId }) => performanceId === show.performanceId)).toMatchObject({
      cancelled: true,
      availability: 'soldOut',
      remaining: 0,
    });
  });

  test('works from the form of the control page', async () => {
    const place = await find();
    const { status } = await fetch(`${shop.url}/fake/control?locale=en_US`, {
      method: 'POST',
      body: new URLSearchParams({ cancelPerformance: place.performanceId }),
      redirect: 'manual',
    });
    expect(status).toBe(303);
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    expect(event.performances.find(({ id }) => id === place.performanceId)?.cancelled).toBe(true);
  });
});
