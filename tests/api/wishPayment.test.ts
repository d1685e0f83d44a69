import {
  addMilliseconds,
  pointsFor,
  type SeenWish,
  serviceChargePerTicket,
  typePrice,
  wishList as wishRules,
} from '@first-gong/domain';
import type { SeedMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';
import { buyUp, firstWish, wishFor } from '../support/wishes.js';

const members = richMembers(4);
const member = (place: number): SeedMember => {
  const found = members[place];
  if (found === undefined) throw new Error('Not enough members.');
  return found;
};
const poor = { ...member(0), id: 'M-399998', loginEmail: 'poor@example.com', loginName: 'poor', points: 0 };
const saver = { ...poor, id: 'M-399999', loginEmail: 'saver@example.com', loginName: 'saver', points: 30_000 };
let shop: TestShop;
beforeEach(async () => {
  shop = await openShop({ members: [...members, poor, saver] });
}, 60_000);
afterEach(() => shop.close());

const first = (token: string) => firstWish(shop, token);
const pay = (token: string, id: string) => shop.ask('payWish', { token, params: { id } });

describe('§4 Wish list: payment with points', () => {
  test('buys exactly the matched tickets in a complete order without a charge, and does not change the cart', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 2);
    await giveBack(2);
    const { wishId, totalPoints, total, seatInfo } = await first(token);
    expect(totalPoints).toBe(pointsFor(total));
    await hold(shop.as(token), await findPlace(shop.visitor, ({ remaining }) => remaining > 12), 1);
    const cart = await shop.call('shoppingCart', { token });

    const { body } = await pay(token, wishId);
    expect(body).toMatchObject({ matchingStatus: 'bought', pointsPaid: totalPoints, payUntil: null, seatInfo });
    const transactionNumber = String(body.transactionNumber);
    const order = await shop.call('transactionDetail', { token, query: { transactionNumber } });
    expect(order).toMatchObject({ status: 'complete', total: 0, points: { used: totalPoints, earned: 0 } });
    const tickets = order.orders.flatMap((one) => one.tickets);
    // A ticket has the view from its seat, a wish has not.
    expect(tickets.map(({ seat: { view, ...seat } }) => seat)).toEqual(seatInfo);
    expect(tickets.every(({ seat }) => seat.view)).toBe(true);
    for (const { code } of tickets) expect(code.length).toBeGreaterThanOrEqual(20);
    expect((await shop.call('balance', { token })).balance).toBe(1_000_000 - totalPoints);
    expect((await shop.call('pointHistory', { token }))[0]).toMatchObject({
      kind: 'wishPaid',
      points: -totalPoints,
      transactionNumber,
    });
    expect(await shop.call('shoppingCart', { token })).toEqual(cart);
    const [mail] = await shop.mails(member(1).loginEmail);
    expect(mail?.subject).toMatch(/^Your tickets/);
    expect(mail?.body.join()).toContain('Collection or delivery: Free');
    expect((await pay(token, wishId)).body.code).toBe('wishStateClosed');
    expect(await shop.call('txns', { token })).toHaveLength(1);
  });

  test('§4 is refused with what has changed since the member saw the wish, and no points are paid', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 2);
    await giveBack(2);
    const wish = await first(token);
    const payAs = (seen: SeenWish) =>
      shop.ask('payWish', { token, lang: 'zh_hk', params: { id: wish.wishId }, body: { seen } });
    const seen = (await shop.call('wishList', { token, lang: 'zh_hk' }))[0] ?? wish;
    const changes = {
      performanceChanged: [{ event: { ...seen.event, startsAt: addMilliseconds(seen.event.startsAt, 60_000) } }],
      venueChanged: [{ event: { ...seen.event, venue: '另一場地' } }],
      seatsChanged: [{ seatInfo: seen.seatInfo?.slice(1) ?? null }],
      deliveryChanged: [{ deliveryMethod: 'kiosk' }, { deliveryAddress: '另一地址' }, { deliveryDays: [3, 5] }],
      totalChanged: [{ totalPoints: seen.totalPoints - 100 }],
    } satisfies Record<string, Partial<SeenWish>[]>;
    for (const [code, change] of Object.entries(changes).flatMap(([code, all]) =>
      all.map((one) => [code, one] as const),
    )) {
      expect((await payAs({ ...seen, ...change })).body).toMatchObject({ code, errors: [{ field: 'seen', code }] });
    }
    expect(await first(token)).toMatchObject({ matchingStatus: 'matched', pointsPaid: 0 });
    expect((await shop.call('balance', { token })).balance).toBe(1_000_000);
    expect((await payAs(seen)).body).toMatchObject({ matchingStatus: 'bought', pointsPaid: seen.totalPoints });
  });

  test('§3 gives tickets that need a name the name of the member', async () => {
    const place = await findPlace(
      shop.visitor,
      ({ realName, remaining, pointsProgramme, ticketLimit, startsAt }) =>
        realName &&
        pointsProgramme &&
        remaining === 0 &&
        ticketLimit >= 2 &&
        Date.parse(startsAt) > shop.now() + 3 * wishRules.paymentTime,
      { withNames: true },
    );
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 2);
    await shop.control({ matchWishes: true });
    const { body } = await pay(token, (await first(token)).wishId);
    const query = { transactionNumber: String(body.transactionNumber) };
    const { orders } = await shop.call('transactionDetail', { token, query });
    const { name } = await shop.call('memberInfo', { token });
    const names = orders.flatMap(({ tickets }) => tickets.map(({ holderName }) => holderName));
    expect(names).toEqual([name, name]);
  });

  test('§8 without enough points the refusal asks for a top-up, after which the wish can be paid', async () => {
    const { place, giveBack } = await buyUp(shop, member(0), ({ price }) => price <= 4000_00);
    const token = await logInAs(shop, poor);
    await wishFor(shop, token, place, 1);
    await giveBack(1);
    const { wishId, total } = await first(token);
    expect(await pay(token, wishId)).toMatchObject({ status: 409, body: { code: 'wishPointsNotEnough' } });
    const unpaid = { matchingStatus: 'pointsNotPaid', reason: 'notEnoughPoints', pointsPaid: 0 };
    expect(await first(token)).toMatchObject(unpaid);
    expect(await shop.call('pointHistory', { token })).toEqual([]);

    const { bankUrl } = await shop.call('topUp', { token, body: { amount: total, paymentMethod: 'eWallet' } });
    await shop.answerAsBank({ bankUrl }, 'approve');
    expect((await pay(token, wishId)).body).toMatchObject({ matchingStatus: 'bought', reason: null });
    expect((await shop.call('balance', { token })).balance).toBe(0);
  });

  test('does not spend points that an order with the bank has reserved', async () => {
    const { place, giveBack } = await buyUp(shop, member(0), ({ price }) => price > 200_00 && price <= 290_00);
    const token = await logInAs(shop, saver);
    await wishFor(shop, token, place, 1);
    await giveBack(1);
    await hold(
      shop.as(token),
      await findPlace(shop.visitor, (found) => found.pointsProgramme && found.remaining > 12 && found.price > 100_00),
      1,
    );
    const { bankUrl } = await confirm(shop.as(token), { pointsUsed: 10_000 });
    const { wishId } = await first(token);
    expect((await pay(token, wishId)).body.code).toBe('wishPointsNotEnough');
    await shop.answerAsBank({ bankUrl }, 'decline');
    expect((await pay(token, wishId)).body.matchingStatus).toBe('bought');
  });

  test('is due within 24 hours, then the tickets go to the next wish; the unpaid wish can be restored', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const early = await logInAs(shop, member(1));
    await wishFor(shop, early, place, 2);
    await giveBack(2);
    const matched = await first(early);
    expect(Date.parse(matched.payUntil ?? '') - shop.now()).toBe(wishRules.paymentTime);
    shop.advance(wishRules.paymentTime - 60_000);
    // Holds the released tickets, so that the zone is sold out again.
    const late = await logInAs(shop, member(2));
    for (let left = place.remaining - 2; left > 0; left -= 1) await hold(shop.as(late), place, 1);
    const next = await logInAs(shop, member(3));
    await wishFor(shop, next, place, 2);
    shop.advance(60_000);

    const again = await logInAs(shop, member(1));
    const over = { matchingStatus: 'cancelled', reason: 'notPaidInTime', seatInfo: null, payUntil: null };
    expect(await first(again)).toMatchObject({ ...over, canRestore: true });
    expect((await pay(again, matched.wishId)).body.code).toBe('wishStateClosed');
    expect((await shop.call('personalNotices', { token: again })).notices[0]?.title).toMatch(/^A wish was cancelled/);
    expect(await first(next)).toMatchObject({ matchingStatus: 'matched', seatInfo: matched.seatInfo });
    const restored = await shop.call('restoreWish', { token: again, params: { id: matched.wishId } });
    expect(restored).toMatchObject({ matchingStatus: 'matching', reason: null, position: 0, canRestore: false });
  });

  test('a member who lacks the points to the end hears of a failed payment, without an attempt too', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    await wishFor(shop, await logInAs(shop, poor), place, 1);
    await giveBack(1);
    shop.advance(wishRules.paymentTime);
    const token = await logInAs(shop, poor);
    expect(await first(token)).toMatchObject({ matchingStatus: 'paymentFailed', reason: 'notEnoughPoints' });
    const [notice] = (await shop.call('personalNotices', { token })).notices;
    expect(notice?.title).toMatch(/^The payment of a wish failed: /);
    expect(notice?.body.join()).not.toMatch(/next (wish|member)|\{\{/);
  });

  test('§5 §9 bought tickets count towards the 4 of a person and event, also off the list and for another performance', async () => {
    const { place, giveBack } = await buyUp(shop, member(0), ({ ticketLimit }) => ticketLimit >= 4);
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 3);
    await giveBack(3);
    const { wishId } = await first(token);
    expect((await pay(token, wishId)).status).toBe(200);
    await shop.call('removeWish', { token, params: { id: wishId } });
    expect(await shop.call('wishList', { token })).toEqual([]);
    expect((await shop.ask('removeWish', { token, params: { id: wishId } })).body.code).toBe('wishNotFound');

    const { performances } = await shop.call('eventDetail', { query: { eventId: place.eventId } });
    const asked = performances.flatMap(({ id: performanceId, zones }) =>
      zones.map(({ code }) => ({ performanceId, zone: code })),
    );
    expect(new Set(asked.map(({ performanceId }) => performanceId)).size).toBeGreaterThan(1);
    for (const one of asked) {
      const body = { ...one, quantity: 2, deliveryMethod: 'eTicket' };
      expect((await shop.ask('addWish', { token, body })).body).toMatchObject({
        code: 'wishQuantityOverLimit',
        errors: [{ field: 'quantity', values: { limit: 4, left: 1 } }],
      });
    }
  });

  test('§3 a wish has a ticket type and its price, and the order has it too', async () => {
    const token = await logInAs(shop, member(1));
    const place = await findPlace(
      shop.visitor,
      (found) =>
        found.remaining === 0 &&
        found.pointsProgramme &&
        found.sellsTypes &&
        found.ticketLimit >= 4 &&
        Date.parse(found.startsAt) > shop.now() + 3 * wishRules.paymentTime,
    );
    const { ticketTypes: sold = [] } = await shop.call('eventDetail', { query: { eventId: place.eventId } });
    const senior = sold.find(({ ticketType }) => ticketType === 'senior');
    if (!senior) throw new Error('The event sells no senior tickets.');
    const price = typePrice(place.price, 'senior', sold);
    expect(price).toBeLessThan(place.price);

    const body = { performanceId: place.performanceId, zone: place.zone, quantity: 1, deliveryMethod: 'eTicket' };
    await shop.call('addWish', { token, body: { ...body, ticketType: 'senior' } });
    const wish = await first(token);
    expect(wish).toMatchObject({ ticketType: 'senior', price, total: price + serviceChargePerTicket });
    // Two wishes of one instant have no defined order.
    shop.advance(1000);
    // A standard ticket of the same zone is a separate wish.
    expect((await shop.ask('addWish', { token, body })).body).toMatchObject({ ticketType: 'standard' });
    expect((await shop.ask('addWish', { token, body })).body.code).toBe('wishAlreadySaved');

    await shop.control({ matchWishes: true });
    const paid = await pay(token, wish.wishId);
    expect(paid.body).toMatchObject({ matchingStatus: 'bought', pointsPaid: pointsFor(wish.total) });
    const query = { transactionNumber: String(paid.body.transactionNumber) };
    const { orders } = await shop.call('transactionDetail', { token, query });
    expect(orders.flatMap(({ tickets }) => tickets.map(({ ticketType }) => ticketType))).toEqual(['senior']);
  });

  test('§3 a ticket type that the event does not sell is refused', async () => {
    const token = await logInAs(shop, member(1));
    const place = await findPlace(
      shop.visitor,
      (found) => found.remaining === 0 && found.pointsProgramme && !found.sellsTypes,
    );
    const body = { performanceId: place.performanceId, zone: place.zone, quantity: 1, deliveryMethod: 'eTicket' };
    const refused = await shop.ask('addWish', { token, body: { ...body, ticketType: 'senior' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'ticketTypeNotSold', errors: [{ field: 'ticketType' }] },
    });
    expect((await shop.ask('addWish', { token, body })).body).toMatchObject({ ticketType: null });
  });

  test('fails when the points do not arrive in time', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const token = await logInAs(shop, poor);
    await wishFor(shop, token, place, 1);
    await giveBack(1);
    await pay(token, (await first(token)).wishId);
    shop.advance(wishRules.paymentTime);
    const failed = { matchingStatus: 'paymentFailed', reason: 'notEnoughPoints', canRestore: true };
    expect(await first(await logInAs(shop, poor))).toMatchObject(failed);
  });
});
