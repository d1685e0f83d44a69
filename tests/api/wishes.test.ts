import { serviceChargePerTicket, wishList as wishRules } from '@first-gong/domain';
import { demoMember, plainMember, type SeedMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace, type Place } from '../support/places.js';
import { openShop, type TestShop } from '../support/shop.js';
import { wishFor, wishList } from '../support/wishes.js';

const members = richMembers(20);
let shop: TestShop;
let soldOut: Place[];
beforeAll(async () => {
  shop = await openShop({ members });
  soldOut = [];
  while (soldOut.length < 3)
    soldOut.push(await findPlace(shop.visitor, (found) => found.remaining === 0 && isOther(found)));
}, 60_000);
afterAll(() => shop.close());

const DAY = 24 * 60 * 60_000;
/** Another performance, days ahead, with a limit that allows a full wish. */
const isOther = ({ performanceId, startsAt, ticketLimit, pointsProgramme }: Place) =>
  pointsProgramme &&
  soldOut.every((found) => found.performanceId !== performanceId) &&
  Date.parse(startsAt) > shop.now() + 9 * DAY &&
  ticketLimit >= wishRules.ticketsPerPerson;
const place = (index = 0): Place => {
  const found = soldOut[index];
  if (found === undefined) throw new Error('Not enough zones are sold out.');
  return found;
};

/** Members for one test each. */
const unused = [...members];
function somebody(): SeedMember {
  const member = unused.pop();
  if (member === undefined) throw new Error('Not enough members.');
  return member;
}
const logIn = () => logInAs(shop, somebody());

const add = (token: string, change: object = {}) => {
  const { performanceId, zone } = place();
  return shop.ask('addWish', {
    token,
    body: { performanceId, zone, quantity: 1, deliveryMethod: 'eTicket', ...change },
  });
};
const ids = async (token: string) => (await wishList(shop, token)).map(({ wishId }) => wishId);

describe('§3 Wish list item', () => {
  test('has all wished tickets, their price, and the points that pay it', async () => {
    const token = await logIn();
    const { price, performanceId, zone } = place();
    const wish = await wishFor(shop, token, place(), 2);
    const total = 2 * (price + serviceChargePerTicket);
    expect(wish).toMatchObject({
      event: { performanceId, startsAt: place().startsAt },
      zone,
      quantity: 2,
      sorting: 1,
      seatInfo: null,
      price,
      serviceCharge: 2 * serviceChargePerTicket,
      deliveryMethod: 'eTicket',
      deliveryFee: 0,
      total,
      totalPoints: total,
      pointsPaid: 0,
      matchingStatus: 'matching',
      reason: null,
      payUntil: null,
      transactionNumber: null,
      canRestore: false,
    });
    expect(await wishList(shop, token)).toEqual([wish]);
  });

  test('§9 includes the courier’s fee, and needs an address for the courier', async () => {
    const token = await logInAs(shop, demoMember);
    const { body } = await add(token, { deliveryMethod: 'courier' });
    expect(body).toMatchObject({ deliveryMethod: 'courier', deliveryFee: 40_00, deliveryDays: null });
    const { address } = await shop.call('memberInfo', { token });
    expect(address?.street).toBeTruthy();
    expect(body.deliveryAddress).toContain(address?.street);
    expect(body.total).toBe(place().price + serviceChargePerTicket + 40_00);
    const refused = await add(await logIn(), { deliveryMethod: 'courier' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'deliveryAddressMissing' } });
  });
});

describe('§5 Wish list: up to 4 tickets', () => {
  test('§9 a wish can have 4 tickets but not 5', async () => {
    const token = await logIn();
    const refused = await add(token, { quantity: 5 });
    expect(refused.body).toMatchObject({
      code: 'wishQuantityOverLimit',
      errors: [{ field: 'quantity', values: { limit: 4 } }],
    });
    expect((await add(token, { quantity: 0 })).body.code).toBe('quantityRequired');
    expect((await add(token, { quantity: 4 })).status).toBe(200);
  });

  test('a wish cannot have more tickets than one order of the event', async () => {
    const popular = await findPlace(
      shop.visitor,
      ({ ticketLimit, remaining, pointsProgramme }) => pointsProgramme && ticketLimit < 4 && remaining < 4,
      { withNames: true },
    );
    const { performanceId, zone, ticketLimit } = popular;
    const { body } = await add(await logIn(), { performanceId, zone, quantity: ticketLimit + 1 });
    expect(body).toMatchObject({ code: 'wishQuantityOverLimit', errors: [{ values: { limit: ticketLimit } }] });
  });

  test('§9 4 tickets per person are over all zones and performances of an event', async () => {
    const token = await logIn();
    // A sold-out performance has several zones without tickets.
    const soldOut: Place[] = [];
    await findPlace(shop.visitor, (found) => {
      if (found.remaining === 0 && found.pointsProgramme && found.ticketLimit >= 4) soldOut.push(found);
      const [first, second] = soldOut.slice(-2);
      return first !== undefined && second !== undefined && first.performanceId === second.performanceId;
    });
    const [one, other] = soldOut.slice(-2);
    if (!one || !other) throw new Error('No performance has two zones without tickets.');
    const first = await wishFor(shop, token, one, 3);
    const refused = await add(token, { performanceId: other.performanceId, zone: other.zone, quantity: 2 });
    expect(refused.body).toMatchObject({
      code: 'wishQuantityOverLimit',
      errors: [{ field: 'quantity', values: { limit: 4, left: 1 } }],
    });
    await wishFor(shop, token, other, 1);
    // A cancelled wish no longer counts.
    await shop.call('removeWish', { token, params: { id: first.wishId } });
    expect((await add(token, { performanceId: one.performanceId, zone: one.zone, quantity: 3 })).status).toBe(200);
  });

  test('§1 an event outside the points programme has no wish list, because points pay for wishes', async () => {
    const { performanceId, zone } = await findPlace(shop.visitor, ({ pointsProgramme }) => !pointsProgramme);
    const refused = await add(await logIn(), { performanceId, zone, quantity: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'wishOutsidePoints' } });
  });

  test('a zone has one wish per member and ticket type; another performance is another wish', async () => {
    const token = await logIn();
    await wishFor(shop, token, place(), 1);
    expect(await add(token)).toMatchObject({ status: 409, body: { code: 'wishAlreadySaved' } });
    await wishFor(shop, token, place(1), 1);
    expect(await wishList(shop, token)).toHaveLength(2);
  });

  test('available tickets cannot be wished for', async () => {
    const { performanceId, zone, remaining } = await findPlace(
      shop.visitor,
      (found) => found.pointsProgramme && found.remaining > 0 && found.remaining < 4 && found.ticketLimit >= 4,
    );
    const token = await logIn();
    const refused = await add(token, { performanceId, zone, quantity: remaining });
    expect(refused).toMatchObject({ status: 409, body: { code: 'wishSeatsAvailable' } });
    expect((await add(token, { performanceId, zone, quantity: remaining + 1 })).status).toBe(200);
  });

  test('each impossible wish is refused with its own code', async () => {
    const token = await logIn();
    expect((await add(token, { performanceId: 'nothing' })).body.code).toBe('performanceNotFound');
    expect((await add(token, { zone: 'Z' })).body.code).toBe('zoneNotFound');
    const films = (await shop.call('eventList', { query: { group: 'cinema', category: 'cinema' } })).filter(
      ({ group }) => group === 'cinema',
    );
    const { performances } = await shop.call('eventDetail', { query: { eventId: films[0]?.id ?? '' } });
    const film = { performanceId: performances[0]?.id ?? '', zone: 'A' };
    expect((await add(token, film)).body.code).toBe('performanceNotOnSale');
  });
});

describe('§6 Wish list routes', () => {
  test('are refused, every one, unless config showWishList is on', async () => {
    const token = await logIn();
    const { wishId: id } = await wishFor(shop, token, place(), 1);
    await shop.control({ showWishList: false });
    const { performanceId, zone } = place(1);
    const answers = [
      await shop.ask('wishList', { token }),
      await shop.ask('addWish', { token, body: { performanceId, zone, quantity: 1, deliveryMethod: 'eTicket' } }),
      await shop.ask('wishSequence', { token, params: { id }, body: { sequence: 1 } }),
      await shop.ask('payWish', { token, params: { id } }),
      await shop.ask('restoreWish', { token, params: { id } }),
      await shop.ask('removeWish', { token, params: { id } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'wishListOff' } });
    await shop.control({ showWishList: true });
    expect(await wishList(shop, token)).toMatchObject([{ wishId: id }]);
  });
});

describe('§4 Wish list: what the member does', () => {
  test('§7 sequence moves a wish in the member’s own order', async () => {
    const token = await logIn();
    const saved = [];
    for (const index of [0, 1, 2]) saved.push((await wishFor(shop, token, place(index), 1)).wishId);
    const [a = '', b = '', c = ''] = saved;
    const move = (id: string, sequence: number) =>
      shop.ask('wishSequence', { token, params: { id }, body: { sequence } });
    const answer = (await move(c, 1)).body as unknown as { wishId: string; sorting: number }[];
    expect(answer.map(({ wishId, sorting }) => [wishId, sorting])).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ]);
    await move(c, 1000);
    expect(await ids(token)).toEqual([a, b, c]);
    expect((await move(a, 0)).status).toBe(400);

    await shop.call('removeWish', { token, params: { id: a } });
    expect(await ids(token)).toEqual([b, c, a]);
    expect((await move(a, 1)).body.code).toBe('wishStateClosed');
  });

  test('removing cancels a waiting wish, and takes an ended one off the list', async () => {
    const token = await logIn();
    const { wishId: id } = await wishFor(shop, token, place(), 1);
    const cancelled = await shop.call('removeWish', { token, params: { id } });
    expect(cancelled).toMatchObject([
      { matchingStatus: 'cancelled', reason: 'byMember', position: null, canRestore: true },
    ]);
    expect(await shop.call('removeWish', { token, params: { id } })).toEqual([]);
    expect((await shop.ask('removeWish', { token, params: { id } })).body.code).toBe('wishNotFound');
  });

  test('a restore action exists: the wish waits again, behind the others', async () => {
    const [token, other] = [await logIn(), await logIn()];
    const zone = await findPlace(shop.visitor, (found) => found.remaining === 0 && isOther(found));
    const { wishId: id } = await wishFor(shop, token, zone, 1);
    expect((await shop.ask('restoreWish', { token, params: { id } })).body.code).toBe('wishStateClosed');
    shop.advance(1);
    expect((await wishFor(shop, other, zone, 1)).position).toBe(1);
    await shop.call('removeWish', { token, params: { id } });
    shop.advance(1);
    expect(await shop.call('restoreWish', { token, params: { id } })).toMatchObject({
      matchingStatus: 'saved',
      reason: null,
      position: 1,
    });
    await shop.call('removeWish', { token, params: { id } });
    await wishFor(shop, token, zone, 1);
    expect((await shop.ask('restoreWish', { token, params: { id } })).body.code).toBe('wishAlreadySaved');
  });

  test('a waiting wish cannot be paid', async () => {
    const token = await logIn();
    const { wishId: id } = await wishFor(shop, token, place(), 1);
    expect(await shop.ask('payWish', { token, params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'wishStateClosed' },
    });
  });

  test('§6 a member cannot reach the wishes of others, and a visitor none', async () => {
    const token = await logIn();
    const { wishId: id } = await wishFor(shop, token, place(), 1);
    const other = await logInAs(shop, plainMember);
    const sent = { params: { id }, body: { sequence: 1 } };
    for (const name of ['wishSequence', 'payWish', 'restoreWish', 'removeWish'] as const) {
      const own = name === 'wishSequence' ? sent : { params: { id } };
      expect(await shop.ask(name, { ...own, token: other })).toMatchObject({
        status: 404,
        body: { code: 'wishNotFound' },
      });
      expect((await shop.ask(name, own)).body.code).toBe('loginRequired');
    }
    expect((await shop.ask('wishList')).status).toBe(401);
    expect(await wishList(shop, other)).toEqual([]);
  });

  test('a wish whose performance begins is cancelled, and cannot be restored', async () => {
    const member = somebody();
    const soonest = place(2);
    const { wishId: id } = await wishFor(shop, await logInAs(shop, member), soonest, 1);
    shop.advance(Date.parse(soonest.startsAt) - shop.now());
    const token = await logInAs(shop, member);
    expect(await wishList(shop, token)).toMatchObject([{ matchingStatus: 'cancelled', reason: 'performanceBegun' }]);
    expect((await shop.call('personalNotices', { token })).notices[0]?.title).toMatch(/^A wish has ended/);
    expect((await shop.ask('restoreWish', { token, params: { id } })).body.code).toBe('performanceNotOnSale');
  });
});
