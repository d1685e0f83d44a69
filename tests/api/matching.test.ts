import { type Seat, seatHold, wishList as wishRules } from '@first-gong/domain';
import type { SeedMember } from '@first-gong/fake-api';
import { seatsText } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace, type Place } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';
import { buyUp, firstWish, wishFor, wishList } from '../support/wishes.js';
import { withoutRule } from '../support/withoutRule.js';

const members = richMembers(6);
const member = (place: number): SeedMember => {
  const found = members[place];
  if (found === undefined) throw new Error('Not enough members.');
  return found;
};
let shop: TestShop;
beforeEach(async () => {
  shop = await openShop({ members });
}, 60_000);
afterEach(() => shop.close());

const first = (token: string) => firstWish(shop, token);
const keyOfSeat = ({ section, row, seat }: Seat) => JSON.stringify([section, row, seat]);
const pay = (token: string, id: string) => shop.ask('payWish', { token, params: { id } });

describe('§4 Wish list: matching', () => {
  test('the first saved wish gets tickets as soon as they are released, and no one else sees them as available', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const early = await logInAs(shop, member(1));
    const late = await logInAs(shop, member(2));
    expect(await wishFor(shop, early, place, 2)).toMatchObject({ matchingStatus: 'matching', position: 0 });
    shop.advance(1);
    expect(await wishFor(shop, late, place, 2)).toMatchObject({ matchingStatus: 'saved', position: 1 });

    await giveBack(2);
    const matched = await first(early);
    expect(matched).toMatchObject({ matchingStatus: 'matched', position: null, reason: null });
    expect(matched.seatInfo).toHaveLength(2);
    expect(await first(late)).toMatchObject({ matchingStatus: 'matching', position: 0, seatInfo: null });
    const body = { performanceId: place.performanceId, zone: place.zone, quantity: 1 };
    const buyer = await logInAs(shop, member(3));
    expect((await shop.ask('seatHold', { token: buyer, body })).body.code).toBe('zoneSoldOut');
    await giveBack(2);
    expect((await first(late)).matchingStatus).toBe('matched');
  });

  test('§5 one submit matches one order: all its tickets or none, and a smaller wish behind it does not wait', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const big = await logInAs(shop, member(1));
    const small = await logInAs(shop, member(2));
    await wishFor(shop, big, place, 4);
    shop.advance(1);
    await wishFor(shop, small, place, 1);
    await giveBack(1);
    expect((await first(small)).matchingStatus).toBe('matched');
    expect((await first(big)).passedOver).toMatchObject({
      ...{ seats: 1, left: 1, reason: 'tooFew', place: 0 },
      offers: [{ place: 1, quantity: 1 }],
    });
    await giveBack(3);
    expect(await first(big)).toMatchObject({ matchingStatus: 'matching', position: 0 });
  });

  test('notifies the member, in the inbox and by a mail in the language of the wish', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const token = await logInAs(shop, member(1));
    const body = { performanceId: place.performanceId, zone: place.zone, quantity: 1, deliveryMethod: 'eTicket' };
    await shop.call('addWish', { token, body, lang: 'zh_hk' });
    await giveBack(1);
    const [notice] = (await shop.call('personalNotices', { token })).notices;
    expect(notice?.title).toMatch(/^Seats found: /);
    expect(notice?.href).toBe('/en_us/Member/WishList.html');
    const [mail] = await shop.mails(member(1).loginEmail);
    expect(mail).toMatchObject({ lang: 'zh_hk', link: { href: '/zh_hk/Member/WishList.html' } });
    expect(mail?.subject).toMatch(/^已編配座位：/);
    expect([...(notice?.body ?? []), ...(mail?.body ?? [])].join()).not.toMatch(/\{\{|undefined/);
    const { seatInfo } = await first(token);
    expect(seatInfo).toHaveLength(1);
    expect(notice?.body.join()).toContain(seatsText(serverTexts.en_us, seatInfo ?? []));
    expect(mail?.body.join()).toContain(seatsText(serverTexts.zh_hk, seatInfo ?? []));
  });

  test('gives tickets of an expired hold to a waiting wish', async () => {
    const { place } = await buyUp(shop, member(0));
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 3);
    shop.advance(seatHold - 1);
    expect((await first(token)).matchingStatus).toBe('matching');
    shop.advance(1);
    expect((await first(token)).matchingStatus).toBe('matched');
  });

  test('gives tickets of an order that the bank declined to a waiting wish', async () => {
    const { place, holder } = await buyUp(shop, member(0));
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 3);
    const { bankUrl } = await confirm(shop.as(holder));
    await shop.answerAsBank({ bankUrl }, 'decline');
    expect((await first(token)).matchingStatus).toBe('matched');
  });

  test('keeps a wish and its tickets over a restart', async () => {
    const { place, giveBack } = await buyUp(shop, member(0));
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 2);
    await giveBack(2);
    const before = await first(token);
    await shop.stop();
    shop = await openShop({ dataDir: shop.dataDir });
    expect(await first(token)).toEqual(before);
    expect((await pay(token, before.wishId)).body.matchingStatus).toBe('bought');
  });
});

describe('§4 Wish list: a round of matching, started by hand', () => {
  const round = () => shop.control({ matchWishes: true });
  const isFull = ({ remaining, ticketLimit, startsAt }: Place) =>
    remaining === 0 && ticketLimit >= 4 && Date.parse(startsAt) > shop.now() + 3 * wishRules.paymentTime;

  test('finds seats for the first wish of every line among seats that the box office sold and got back', async () => {
    const place = await findPlace(shop.visitor, isFull);
    const tokens = [await logInAs(shop, member(1)), await logInAs(shop, member(2))];
    for (const token of tokens) {
      await wishFor(shop, token, place, 2);
      shop.advance(1);
    }
    const seats: string[] = [];
    for (const token of tokens) {
      expect((await first(token)).matchingStatus).toBe('matching');
      await round();
      expect((await first(token)).matchingStatus).toBe('matched');
      seats.push(...((await first(token)).seatInfo ?? []).map(keyOfSeat));
    }
    expect(new Set(seats).size).toBe(4);
    const { performances } = await shop.call('eventDetail', { query: { eventId: place.eventId } });
    const zone = performances
      .find(({ id }) => id === place.performanceId)
      ?.zones.find(({ code }) => code === place.zone);
    expect(zone?.remaining).toBe(0);
  });

  test('finds places of a standing zone too, and the tickets are bought', async () => {
    const place = await findPlace(shop.visitor, (found) => isFull(found) && found.standing);
    const token = await logInAs(shop, member(1));
    await wishFor(shop, token, place, 4);
    await round();
    const { wishId } = await first(token);
    expect((await pay(token, wishId)).body.matchingStatus).toBe('bought');
    await shop.call('removeWish', { token, params: { id: wishId } });
    expect(await wishList(shop, token)).toEqual([]);
    const body = { performanceId: place.performanceId, zone: place.zone, quantity: 1 };
    expect((await shop.ask('seatHold', { token, body })).body.code).toBe('zoneSoldOut');
  });

  test('offers returned places to everybody when no wish takes them', async () => {
    const place = await findPlace(shop.visitor, isFull);
    const token = await logInAs(shop, member(1));
    const { wishId: id } = await wishFor(shop, token, place, 3);
    await round();
    await shop.call('removeWish', { token, params: { id } });
    const cart = await hold(shop.as(await logInAs(shop, member(2))), place, 3);
    expect(cart.ticketCount).toBe(3);
  });
});

describe('§4 Wish list: a race for released tickets', () => {
  /** Held seats, once per wish or cart that holds them. */
  const heldSeats = async (tokens: string[]) => {
    const lists = await Promise.all(tokens.map((token) => wishList(shop, token)));
    const carts = await Promise.all(tokens.map((token) => shop.call('shoppingCart', { token })));
    const inCarts = carts.flatMap(({ items }) => items.flatMap(({ seats }) => seats));
    return [...lists.flat().flatMap(({ seatInfo }) => seatInfo ?? []), ...inCarts].map(keyOfSeat);
  };

  /** One free and one released ticket, a wish for two and a buyer of one. */
  async function raceForTwo() {
    const { place, holder, giveBack } = await buyUp(shop, member(0));
    const [waiting, buyer] = [await logInAs(shop, member(1)), await logInAs(shop, member(2))];
    await giveBack(1);
    await wishFor(shop, waiting, place, 2);
    const body = { performanceId: place.performanceId, zone: place.zone, quantity: 1 };
    await Promise.all([shop.ask('seatHold', { token: buyer, body }), giveBack(1)]);
    const seats = await heldSeats([waiting, buyer, holder]);
    return seats.length - new Set(seats).size;
  }

  test('a released ticket goes to one waiting wish, to none of twenty buyers, and never twice', async () => {
    const { place, holder, giveBack } = await buyUp(shop, member(0));
    const waiting = await Promise.all([1, 2, 3].map((one) => logInAs(shop, member(one))));
    for (const token of waiting) await wishFor(shop, token, place, 1);
    const buyer = await logInAs(shop, member(4));
    const body = { performanceId: place.performanceId, zone: place.zone, quantity: 1 };
    const attempts = Array.from({ length: 20 }, () => shop.ask('seatHold', { token: buyer, body }));
    const [answers] = await Promise.all([Promise.all(attempts), giveBack(2)]);
    expect(new Set(answers.map(({ body: { code } }) => code))).toEqual(new Set(['zoneSoldOut']));
    const states = (await Promise.all(waiting.map(first))).map(({ matchingStatus }) => matchingStatus);
    expect(states.sort()).toEqual(['matched', 'matched', 'matching']);
    const seats = await heldSeats([...waiting, buyer, holder]);
    expect(seats).toHaveLength(place.remaining);
    expect(new Set(seats).size).toBe(place.remaining);
  });

  test('a wish and a buyer never get the same ticket', async () => {
    expect(await raceForTwo()).toBe(0);
  });

  test('control: without the guard the same race gives a ticket to both', async () => {
    await shop.close();
    shop = await openShop({ members, testDoubles: withoutRule.seatSoldOnce });
    expect(await raceForTwo()).toBe(1);
  });
});
