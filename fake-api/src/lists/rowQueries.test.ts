import { addDays } from '@first-gong/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createCatalogue } from '../catalogue/index.js';
import { createInventory } from '../inventory/inventory.js';
import { type ListServer, openListServer } from '../testing/listServer.js';
import { noRows } from '../testing/noRows.js';
import { createListing } from './listing.js';
import { createLists } from './lists.js';
import { createProgrammes } from './programme.js';

const evening = Date.parse('2026-11-20T12:00:00.000Z');
const today = '2026-11-20';
let time = evening;
const now = () => time;
const store = { read: () => noRows };
const inventory = createInventory();
const programmes = createProgrammes(createCatalogue({ seed: 1 }), now);
const listing = createListing({ store, inventory, programmes, likesOf: (_, __, base) => base, now });
const lists = createLists({ store, listing, inventory, now });

let server: ListServer;
beforeAll(async () => {
  server = await openListServer(() => lists);
});
afterAll(() => server.close());
beforeEach(() => {
  time = evening;
});

describe('§7 how the parameters of a call choose rows', () => {
  it('bannerList names up to eight events, with a performance from the day on if possible', async () => {
    const any = (await server.ask('bannerList')).rows;
    expect(any).toHaveLength(8);
    expect((await server.ask('bannerList', { date: today })).rows).toEqual(any);
    const day = addDays(today, 60);
    const { rows, total } = await server.ask('bannerList', { date: day });
    expect(total).toBe(rows.length);
    expect(rows).toHaveLength(8);
    const lastDays = new Map(listing().events.map(({ id, dates }) => [id, dates.at(-1) ?? '']));
    expect(rows.every(({ id }) => (lastDays.get(String(id)) ?? '') >= day)).toBe(true);
    expect((await server.ask('bannerList', { date: '2026-02-30' })).rows).toEqual(any);
    expect((await server.ask('bannerList', { date: '.' })).rows).toEqual(any);
  });

  it('bannerList features what organisers feature, then the most liked', async () => {
    const events = new Map(listing().events.map((listed) => [listed.id, listed]));
    const shown = (await server.ask('bannerList')).rows.flatMap(({ id }) => events.get(id) ?? []);
    const featured = shown.filter(({ event }) => event.featured);
    expect(shown.slice(0, featured.length)).toEqual(featured);
    const likes = shown.slice(featured.length).map((listed) => listed.likes);
    expect(likes).toEqual(likes.toSorted((a, b) => b - a));
  });

  test.each([
    ['2', 2],
    ['999', 8],
    ['1e99', 8],
    ['Infinity', 8],
    ['0', 1],
    ['-1', 1],
    ['2.5', 2],
    ['', 1],
    ['last', 1],
  ])('passEventList takes page "%s" for the nearest page, %i', async (page, nearest) => {
    const past = programmes().past();
    const { rows, total } = await server.ask('passEventList', { page });
    expect(total).toBe(past.length);
    expect(rows.map(({ id }) => id)).toEqual(past.slice((nearest - 1) * 30, nearest * 30).map(({ id }) => id));
  });

  it('passEventList finds past events by their words, in the order of the list', async () => {
    const [, wanted] = programmes().past();
    const q = wanted?.title.en_us ?? '';
    const { rows, total } = await server.ask('passEventList', { q, page: '1' });
    expect(rows.map(({ id }) => id)).toContain(wanted?.id);
    expect(total).toBeLessThan(programmes().past().length);
    const ids = programmes()
      .past()
      .map(({ id }) => id);
    const places = rows.map(({ id }) => ids.indexOf(String(id)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect((await server.ask('passEventList', { q: 'zzzzqqqq' })).total).toBe(0);
  });

  it('eventDateList counts 14 days, and a day without performances as 0', async () => {
    const { rows, total } = await server.ask('eventDateList', { from: addDays(today, 3) });
    expect(total).toBe(14);
    expect(rows.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, index) => addDays(today, 3 + index)));
    for (const { date, count } of rows) expect(count, date).toBe(programmes().on(date).length);
    expect((await server.ask('eventDateList', { from: 'soon' })).rows[0]?.date).toBe(today);
    const far = (await server.ask('eventDateList', { from: '2040-01-01' })).rows;
    expect(far.map(({ count }) => count)).toEqual(Array.from({ length: 14 }, () => 0));
  });

  it('performanceList names the first six of the day, soonest first, and tells how many there are', async () => {
    const day = addDays(today, 1);
    const available = programmes()
      .on(day)
      .filter(({ performance }) => inventory.in(noRows).level(performance) !== 'soldOut');
    const { rows, total } = await server.ask('performanceList', { date: day });
    expect(total).toBe(available.length);
    expect(total).toBeGreaterThan(6);
    expect(rows.map(({ performanceId }) => performanceId)).toEqual(
      available.slice(0, 6).map(({ performance }) => performance.id),
    );
  });
});

describe('the rows of the resources', () => {
  it('are the same objects for every request, until the listing changes', () => {
    for (const [name, rowsOf] of Object.entries(lists.rows)) {
      time = evening;
      const first = rowsOf();
      expect(rowsOf(), name).toBe(first);
      time = evening + 60_000;
      expect(rowsOf() === first, name).toBe(name === 'addresses');
    }
  });
});
