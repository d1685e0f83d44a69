import { calls } from '@first-gong/contract';
import { isWithinMonths, type Lang, langs, noticeMonths, toMilliseconds } from '@first-gong/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/index.js';
import { createInventory } from '../inventory/inventory.js';
import { type ListServer, openListServer } from '../testing/listServer.js';
import { noRows } from '../testing/noRows.js';
import { createListing } from './listing.js';
import { createLists } from './lists.js';
import { createProgrammes } from './programme.js';

const catalogue = createCatalogue({ seed: 1 });

let time = Date.parse('2026-11-20T12:00:00.000Z');
const now = () => time;
const store = { read: () => noRows };
const inventory = createInventory();
const programmes = createProgrammes(catalogue, now);
const listing = createListing({ store, inventory, programmes, likesOf: (_, __, base) => base, now });
const lists = createLists({ store, listing, inventory, now });

let server: ListServer;
beforeAll(async () => {
  server = await openListServer(() => lists);
});
afterAll(() => server.close());

const DAY = 86_400_000;

/** Ten moments within a year and a half, at different hours. */
const moments = Array.from({ length: 10 }, (_, index) => Date.parse('2026-11-20T12:00:00.000Z') + index * 55.3 * DAY);

/** All events of a paged list. */
async function everyPage(
  name: 'eventList' | 'urbtixEventList' | 'kdafEventList' | 'hkiffEventList' | 'passEventList',
  query = {},
) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const answer = await server.ask(name, { ...query, page: String(page) });
    rows.push(...answer.rows);
    if (page * 30 >= answer.total) return rows;
  }
}

describe.each(moments)('§7 data lists, at %i', (moment) => {
  beforeEach(() => {
    time = moment;
  });

  it('the government network’s list has its events and takes the listing’s filters', async () => {
    const rows = await everyPage('urbtixEventList');
    expect(rows.length).toBeGreaterThan(10);
    const all = await everyPage('eventList', { category: 'governmentNetwork' });
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const cheapest = (await server.ask('urbtixEventList', { sort: 'cheapest', interest: 'dance' })).rows;
    expect(new Set(cheapest.map(({ interest }) => interest))).toEqual(new Set(['dance']));
    const prices = cheapest.map(({ priceFrom }) => priceFrom);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('each partner’s list has its own events, soonest first', async () => {
    const kdaf = (await server.ask('kdafEventList')).rows;
    const hkiff = (await server.ask('hkiffEventList')).rows;
    for (const rows of [kdaf, hkiff]) {
      expect(rows.length).toBeGreaterThan(2);
      expect(new Set(rows.map(({ presenter }) => presenter)).size).toBe(1);
      const starts = rows.flatMap(({ nextPerformanceAt }) => nextPerformanceAt ?? []);
      expect(starts).toEqual(starts.toSorted());
    }
    expect(hkiff.every(({ interest }) => interest === 'movie')).toBe(true);
    expect(kdaf.some(({ id }) => hkiff.some((film) => film.id === id))).toBe(false);
  });

  it('each partner’s list takes the filters of the listing, and a limit for a part of the home page', async () => {
    for (const [name, partner] of [
      ['kdafEventList', 'artsFestival'],
      ['hkiffEventList', 'filmFestival'],
    ] as const) {
      const all = await everyPage(name);
      expect((await everyPage('eventList', { partner })).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      const cheapest = await server.ask(name, { sort: 'cheapest', limit: '2' });
      expect(cheapest.rows.map(({ priceFrom }) => priceFrom)).toEqual(
        all
          .map(({ priceFrom }) => priceFrom)
          .toSorted((a, b) => a - b)
          .slice(0, 2),
      );
      expect(cheapest.total).toBe(all.length);
      for (const limit of ['0', '-1', 'x', '1.5', '31']) {
        expect((await server.ask('eventList', { limit })).rows, limit).toHaveLength(30);
      }
    }
  });

  it('each brand presenter has as many events as it announces', async () => {
    for (const { presenterId, name, count } of (await server.ask('brandedPresenterList')).rows) {
      const rows = await everyPage('eventList', { presenter: presenterId });
      expect(rows.map(({ presenter }) => presenter)).toEqual(Array.from({ length: count }, () => name));
    }
    // An unknown presenter in a URL is ignored.
    expect((await server.ask('eventList', { presenter: 'nobody' })).total).toBe((await server.ask('eventList')).total);
  });

  it('past events are over, the latest first, and none of them is on sale', async () => {
    const rows = await everyPage('passEventList');
    const { today } = listing().programme;
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.every(({ lastDate, nextPerformanceAt }) => lastDate < today && nextPerformanceAt === null)).toBe(true);
    const ends = rows.map(({ lastDate }) => lastDate);
    expect(ends).toEqual(ends.toSorted().reverse());
    const onSale = new Set(listing().events.map(({ id }) => id));
    expect(rows.filter(({ id }) => onSale.has(id))).toEqual([]);
  });

  it('presenters count the listing’s events, the busiest first', async () => {
    const rows = (await server.ask('brandedPresenterList')).rows;
    const counts = rows.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe((await server.ask('eventList')).total);
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  it('§9 news is of the last three months, the newest first, and some of it two weeks old at the most', async () => {
    const { rows } = await server.ask('newsList');
    expect(rows.every(({ at: published }) => isWithinMonths(published, noticeMonths, moment))).toBe(true);
    const times = rows.map(({ at: published }) => toMilliseconds(published));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(moment - (times[0] ?? 0)).toBeLessThan(14 * DAY);
    expect(new Set(rows.map(({ newsId }) => newsId)).size).toBe(rows.length);
  });

  it('§9 footer messages are of the last three months, and name the next maintenance', async () => {
    const { rows } = await server.ask('footerMessageList');
    expect(rows.every(({ at: published }) => isWithinMonths(published, noticeMonths, moment))).toBe(true);
    const maintenance = rows.filter(({ messageId }) => messageId.startsWith('maintenance'));
    expect(moment - toMilliseconds(maintenance[0]?.at ?? 0)).toBeLessThan(7 * DAY);
    expect(maintenance[0]?.text).toMatch(/^Maintenance on Wed \d+ \w+, 00:00 to 02:00/);
  });

  it('there is one popup event, whose time it is, and the features take turns week by week', async () => {
    const [popup, ...others] = (await server.ask('popupEventList')).rows;
    expect(others).toEqual([]);
    expect(toMilliseconds(popup?.effectiveFrom ?? 0)).toBeLessThanOrEqual(moment);
    expect(toMilliseconds(popup?.effectiveTo ?? 0)).toBeGreaterThan(moment);
    expect((await server.ask('bannerList')).rows.map(({ id }) => id)).toContain(popup?.eventId);
    const shown = new Set<string | undefined>();
    for (let week = 0; week < 8; week += 1) {
      time = moment + week * 7 * DAY;
      shown.add((await server.ask('popupEventList')).rows[0]?.eventId);
    }
    expect(shown.size).toBeGreaterThan(3);
  });
});

describe('§1 every list in three languages', () => {
  const named = ['newsList', 'footerMessageList', 'brandedPresenterList', 'popupEventList', 'addressList'] as const;

  it.each(named)('%s has the same rows with its own texts', async (name) => {
    const rowsIn = async (lang: Lang): Promise<unknown[]> => (await server.ask(name, {}, lang)).rows;
    const [en, hk, cn] = await Promise.all(langs.map(rowsIn));
    expect(en?.length).toBeGreaterThan(0);
    expect(hk).toHaveLength(en?.length ?? 0);
    expect(new Set([en, hk, cn].map((rows) => JSON.stringify(rows))).size).toBe(3);
    for (const rows of [en, hk, cn]) expect(calls[name].response.is(rows)).toBe(true);
  });

  it('a message names the day in its language', async () => {
    time = Date.parse('2026-11-16T02:00:00Z');
    const texts = await Promise.all(
      langs.map(async (lang) => (await server.ask('footerMessageList', {}, lang)).rows[0]?.text),
    );
    expect(texts[0]).toContain('Wed 18 Nov');
    for (const text of texts.slice(1)) expect(text).toContain('11月18日（星期三）');
  });
});
