import { sessionIdle } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs } from '../support/buyer.js';
import { findPlace, type Place } from '../support/places.js';
import { hold } from '../support/purchase.js';
import { friday, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let token: string;
let ids: string[];
beforeAll(async () => {
  shop = await openShop({ now: () => friday });
  token = await logInAs(shop, demoMember);
  ids = (await shop.call('eventList')).map(({ id }) => id);
}, 60_000);
afterAll(() => shop.close());

/** A zone of an event without other tickets. */
async function lastPlace(page = 1): Promise<Place> {
  const events = await shop.call('eventList', { query: { page: String(page) } });
  if (events.length === 0) throw new Error('No event has its last tickets in one zone.');
  for (const { id } of events.filter(({ flags, group }) => flags.includes('few') && group !== 'cinema')) {
    const { performances } = await shop.call('eventDetail', { query: { eventId: id } });
    const open = performances.flatMap(({ zones }) => zones.filter(({ remaining }) => remaining > 0));
    if (open.length === 1) return findPlace(shop.visitor, ({ eventId, remaining }) => eventId === id && remaining > 0);
  }
  return lastPlace(page + 1);
}

const eventAt = (place: number): string => ids[place] ?? '';
const likes = async (eventId: string) => (await shop.call('eventDetail', { query: { eventId } })).likes;
const listedLikes = async (eventId: string) => (await shop.call('eventList')).find(({ id }) => id === eventId)?.likes;
const liked = async (of = token) => (await shop.call('favouriteList', { token: of })).map(({ id }) => id);
const like = (eventId: string, of = token) => shop.call('addFavourite', { token: of, body: { eventId } });
const unlike = (eventId: string, of = token) => shop.call('removeFavourite', { token: of, params: { eventId } });

describe('§2 My favourites', () => {
  test('§6 §8 a visitor is asked to log in', async () => {
    const asked = [
      await shop.ask('favouriteList'),
      await shop.ask('addFavourite', { body: { eventId: eventAt(0) } }),
      await shop.ask('removeFavourite', { params: { eventId: eventAt(0) } }),
    ];
    for (const answer of asked) expect(answer).toMatchObject({ status: 401, body: { code: 'loginRequired' } });
  });

  test('§8 an expired session gets its own refusal', async () => {
    const idle = await logInAs(shop, plainMember);
    shop.advance(sessionIdle);
    const answer = await shop.ask('addFavourite', { token: idle, body: { eventId: eventAt(0) } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
    token = await logInAs(shop, demoMember);
  });

  test('are listed with the latest liked first, each member’s own', async () => {
    for (const place of [0, 1, 2]) await like(eventAt(place));
    expect(await liked()).toEqual([eventAt(2), eventAt(1), eventAt(0)]);
    expect(await liked(await logInAs(shop, plainMember))).toEqual([]);
    await unlike(eventAt(1));
    expect(await liked()).toEqual([eventAt(2), eventAt(0)]);
  });

  test('are events that were announced: a run of the far future is refused, and its removal changes nothing', async () => {
    for (const ahead of [1, 2, 500]) {
      const eventId = eventAt(4).replace(/\d+$/, (run) => String(Number(run) + ahead));
      const answer = await shop.ask('addFavourite', { token, body: { eventId } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'eventNotFound', errors: [{ field: 'eventId' }] } });
      expect((await unlike(eventId)).favourite).toBe(false);
    }
    const [past] = await shop.call('passEventList');
    const over = { eventId: past?.id ?? '' };
    expect((await shop.call('addFavourite', { token, body: over })).favourite).toBe(true);
    await unlike(over.eventId);
  });

  test('a second like changes nothing, and neither does a second removal', async () => {
    const eventId = eventAt(5);
    const before = await likes(eventId);
    expect(await like(eventId)).toEqual({ eventId, favourite: true, likes: before + 1 });
    expect(await like(eventId)).toEqual({ eventId, favourite: true, likes: before + 1 });
    expect(await unlike(eventId)).toEqual({ eventId, favourite: false, likes: before });
    expect(await unlike(eventId)).toEqual({ eventId, favourite: false, likes: before });
  });

  test('add up with the likes of others, at once on the event’s page, and within a minute in lists', async () => {
    const eventId = eventAt(6);
    const [before, listed] = [await likes(eventId), await listedLikes(eventId)];
    expect(listed).toBe(before);
    await like(eventId);
    await like(eventId, await logInAs(shop, plainMember));
    expect(await likes(eventId)).toBe(before + 2);
    expect(await listedLikes(eventId)).toBe(before);
    expect((await shop.call('favouriteList', { token }))[0]).toMatchObject({ id: eventId, likes: before + 2 });
    shop.advance(60_000);
    expect(await listedLikes(eventId)).toBe(before + 2);
  });

  test('of an unknown event are refused', async () => {
    for (const eventId of ['nothing', '__proto__', 'night-sailing-99999999999999999999', '']) {
      const body = { eventId };
      expect((await shop.ask('addFavourite', { token, body })).body.code, eventId).toBe('eventNotFound');
    }
    expect((await shop.ask('removeFavourite', { token, params: { eventId: 'nothing' } })).status).toBe(404);
  });

  test('stay in the list when the event is over, marked accordingly, and the like can still be removed', async () => {
    const { lastDate, title } = await shop.call('eventDetail', { query: { eventId: eventAt(8) } });
    await like(eventAt(8));
    shop.advance(Date.parse(`${lastDate}T16:00:00Z`) - shop.now());
    const later = await logInAs(shop, demoMember);
    const list = await shop.call('favouriteList', { token: later });
    expect(list.find(({ id }) => id === eventAt(8))).toMatchObject({ title, flags: [], standing: 'over' });
    expect((await unlike(eventAt(8), later)).favourite).toBe(false);
    expect(await liked(later)).not.toContain(eventAt(8));
  });

  test('say that an event is back on sale when it was sold out as the member liked it', async () => {
    const now = await logInAs(shop, demoMember);
    const standingOf = async (eventId: string) =>
      (await shop.call('favouriteList', { token: now })).find(({ id }) => id === eventId)?.standing;
    const place = await lastPlace();
    const { eventId } = place;
    const buyer = await logInAs(shop, plainMember);
    await hold(shop.as(buyer), place, place.remaining);
    await like(eventId, now);
    expect(await standingOf(eventId)).toBe('soldOut');
    await shop.call('transactionCancel', { token: buyer });
    expect(await standingOf(eventId)).toBe('backOnSale');
    await unlike(eventId, now);
    await like(eventId, now);
    expect(await standingOf(eventId)).toBe('onSale');
  });
});
