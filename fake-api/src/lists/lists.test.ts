import { type EventSummary, type Lang, langs } from '@first-gong/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/index.js';
import { createInventory } from '../inventory/inventory.js';
import { type SeatRow, seatTable } from '../inventory/rows.js';
import type { Reader } from '../store/index.js';
import { type ListServer, openListServer } from '../testing/listServer.js';
import { noRows } from '../testing/noRows.js';
import { createListing, type Listing } from './listing.js';
import { createLists, type Lists } from './lists.js';
import { createProgrammes, type Programme } from './programme.js';

const evening = Date.parse('2026-11-20T12:00:00.000Z');
const catalogue = createCatalogue({ seed: 1 });

let time = evening;
let sold: string[] = [];
let inventory = createInventory();
let listing: () => Listing;
let levels = new Map<string, string>();
let lists: Lists;
let programme: () => Programme;
let server: ListServer;
beforeAll(async () => {
  server = await openListServer(() => lists);
});
afterAll(() => server.close());
beforeEach(() => {
  time = evening;
  sold = [];
  inventory = createInventory();
  programme = createProgrammes(catalogue, () => time);
  levels = new Map();
  const now = () => time;
  listing = createListing({ store, inventory, programmes: programme, likesOf: (_, __, base) => base, now, levels });
  lists = createLists({ store, listing, inventory, now });
});

const every = 10_000;
/** Events of a page, and the total of all pages. */
const pageOf = (query: Record<string, string>, lang: Lang) =>
  lists.searches.eventList(query, lang) as { body: EventSummary[]; total: number };
const ids = (query: Record<string, string>) => {
  const found: string[] = [];
  for (let page = 1; found.length < every; page += 1) {
    const { body, total } = pageOf({ ...query, page: String(page) }, 'zh_hk');
    found.push(...body.map(({ id }) => id));
    if (page * 30 >= total) break;
  }
  return found;
};

/** A store with sold seats only. */
const store = {
  read: (): Reader => ({
    ...noRows,
    ids: (table, _, performanceId) => (table === seatTable ? soldOf(performanceId) : []),
  }),
};
const soldOf = (performanceId: unknown) => sold.filter((id) => id.startsWith(`${performanceId}/`));

/** Sells one seat, and reports it like the store. */
function sell(row: SeatRow) {
  sold.push(row.id);
  for (const watch of inventory.watchers) watch({ table: seatTable, id: row.id, row });
}

/** Sells out a performance. */
function sellOut(performanceId: string) {
  for (const zone of programme().showing(performanceId)?.performance.zones ?? []) {
    for (let place = 1; place <= zone.capacity; place += 1) {
      sell({
        id: `${performanceId}/${zone.code}/${place}`,
        performanceId,
        zone: zone.code,
        holdId: 'h',
      });
    }
  }
}

describe('§2 search', () => {
  it('finds the same events by either script and by the English name, whatever language is shown', () => {
    const found = ids({ q: '啟德' });
    expect(found.length).toBeGreaterThan(0);
    expect(ids({ q: '启德' })).toEqual(found);
    expect(ids({ q: 'kai TAK' })).toEqual(found);
    expect(ids({ q: 'ｋａｉ ｔａｋ' })).toEqual(found);
  });

  it('finds what is on at the Coliseum by its names and its nickname in either script, one typo forgiven', () => {
    const found = ids({ q: 'Hong Kong Coliseum' });
    expect(found.length).toBeGreaterThan(0);
    expect(ids({ venue: 'hong-kong-coliseum' })).toEqual(found);
    for (const q of ['紅館', '红馆', '香港體育館', 'Coliseum', '紅舘', '紅管', '香港體育官', 'Colisuem', 'Coliseun']) {
      expect(ids({ q })).toEqual(found);
    }
  });

  it('takes terms in any order, and finds nothing if one has no match', () => {
    const [event] = programme().events;
    const terms = `${event?.venue.name.en_us} ${event?.title.zh_cn}`;
    expect(ids({ q: terms })).toContain(event?.id);
    expect(ids({ q: `${terms} zzz` })).toEqual([]);
  });
});

describe('§2 the listing', () => {
  it('forgets the levels of performances that are no longer on sale', () => {
    const performance = programme().events.flatMap(({ performances }) => performances)[0];
    sellOut(performance?.id ?? '');
    listing();
    expect([...levels.keys()]).toEqual([performance?.id]);
    time += 400 * 24 * 60 * 60_000;
    listing();
    expect(levels.size).toBe(0);
  });

  it('lists only the event again of which a performance is sold out', () => {
    const before = listing();
    const performance = before.events
      .flatMap(({ event }) => event.performances)
      .find(({ demand, zones }) => demand.level === 'few' && zones.every(({ capacity }) => capacity < 2000));
    sellOut(performance?.id ?? '');
    const after = listing();
    expect(after.version).not.toBe(before.version);
    const changed = after.events.filter((listed, index) => listed !== before.events[index]);
    expect(changed.map(({ event }) => event)).toEqual([programme().showing(performance?.id ?? '')?.event]);
  });

  it('recomputes only the events that time or a like has changed, with the same result as a new listing', () => {
    const likes = new Map<string, number>();
    const parts = {
      store,
      inventory,
      programmes: programme,
      likesOf: (_: Reader, id: string, base: number) => likes.get(id) ?? base,
      now: () => time,
    };
    const kept = createListing(parts);
    const ends = kept().events.flatMap(({ event }) => event.priority ?? []);
    expect(ends.length).toBeGreaterThan(0);
    const moments = [1, 30, 60, 90].map((minutes) => time + minutes * 60_000);
    for (const moment of [...moments, ...ends.map(({ until }) => Date.parse(until))].sort((a, b) => a - b)) {
      const before = kept().events;
      likes.set(before[0]?.id ?? '', (likes.get(before[0]?.id ?? '') ?? 0) + 1);
      time = moment;
      const { events } = kept();
      expect(events).toEqual(createListing(parts)().events);
      if (moments.includes(moment)) expect(events.filter((one) => before.includes(one)).length).toBeGreaterThan(100);
    }
  });

  it('ignores what it does not know', () => {
    const all = ids({});
    expect(ids({ category: 'nowhere', interest: '', sort: 'backwards', date: 'soon', shortcut: 'never' })).toEqual(all);
    expect(ids({ venue: 'atlantis', price: '7', available: 'perhaps', from: '2026-02-30', to: '0001-01-01' })).toEqual(
      all,
    );
  });

  it('leaves out the features, all of them and nothing else, if the page asks for it', async () => {
    const features = (await server.ask('bannerList')).rows.map(({ id }) => id);
    expect(features).toHaveLength(8);
    expect(ids({ withoutFeatures: 'true' })).toEqual(ids({}).filter((id) => !features.includes(id)));
  });

  it('counts before the choice what the list has after it', async () => {
    const chosen = { shortcut: 'thisMonth', available: 'true' };
    const { counts, wordsFound } = (await server.ask('listingCounts', chosen)).rows;
    expect(wordsFound).toBe(true);
    for (const [name, values] of Object.entries(counts)) {
      if (name === 'date') continue;
      for (const [value, count] of Object.entries(values)) {
        expect(ids({ ...chosen, [name]: value }), `${name}=${value}`).toHaveLength(count);
      }
    }
    expect(Object.keys(counts.price ?? {})).toEqual(expect.arrayContaining(['', '100', '1000']));
    expect(counts.interest?.['']).toBe(ids(chosen).length);
  });

  it('counts without words that no event has', async () => {
    const { counts, wordsFound } = (await server.ask('listingCounts', { q: 'zzzzqqqq', interest: 'dance' })).rows;
    expect(wordsFound).toBe(false);
    expect(counts.category?.local).toBe(ids({ interest: 'dance', category: 'local' }).length);
    expect(counts.q?.['']).toBe(ids({ interest: 'dance' }).length);
  });

  it('counts alike for every page and order, and again when time has passed', async () => {
    const countsOf = async (query = {}) => (await server.ask('listingCounts', query)).rows.counts;
    const day = '2026-11-21';
    time = Date.parse(`${day}T00:00:00+08:00`);
    const before = await countsOf();
    expect(await countsOf({ page: '2', sort: 'popular' })).toEqual(before);
    time = Date.parse(`${day}T20:00:00+08:00`);
    expect((await countsOf()).date?.[day]).toBeLessThan(before.date?.[day] ?? 0);
  });

  it('§2 counts days and shortcuts from the day of the page, and from its own without one that is a day', async () => {
    const countsOf = async (query = {}) => (await server.ask('listingCounts', query)).rows.counts;
    time = Date.parse('2026-11-21T12:00:00+08:00');
    const tomorrow = await countsOf({ today: '2026-11-22' });
    expect(Object.keys(tomorrow.date ?? {})[0]).toBe('2026-11-22');
    expect(tomorrow.shortcut?.today).toBe((await countsOf()).shortcut?.tomorrow);
    for (const today of ['', '2026-13-01', '<b>']) expect(await countsOf({ today })).toEqual(await countsOf());
  });

  it('counts categories and venues as the listing shows them', async () => {
    const [all, ...categories] = (await server.ask('categoryList')).rows;
    expect(all).toEqual({ category: 'all', count: ids({}).length });
    for (const { category, count } of categories) expect(ids({ category })).toHaveLength(count);
    for (const lang of langs) {
      const venues = (await server.ask('venueList', {}, lang)).rows;
      expect(venues.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count);
      for (const { venueId, count } of venues.slice(0, 3)) expect(ids({ venue: venueId })).toHaveLength(count);
    }
  });

  it('drops a performance once it has begun, and counts days without it', async () => {
    time = Date.parse('2026-11-20T16:00:00.000Z');
    const [next] = (await server.ask('performanceList')).rows;
    expect(next).toBeDefined();
    const [before] = (await server.ask('eventDateList')).rows;
    time = Date.parse(next?.startsAt ?? '');
    const ids = (await server.ask('performanceList')).rows.map(({ performanceId }) => performanceId);
    expect(ids).not.toContain(next?.performanceId);
    expect((await server.ask('eventDateList')).rows[0]?.count).toBeLessThan(before?.count ?? 0);
  });
});

describe('seats of a day', () => {
  it('names no performance that is sold out, and does not count it', async () => {
    const askForDay = () => server.ask('performanceList', { date: '2026-11-21' });
    const before = await askForDay();
    const gone = before.rows[0]?.performanceId ?? '';
    sellOut(gone);
    const after = await askForDay();
    expect(after.total).toBe(Number(before.total) - 1);
    expect(after.rows.map(({ performanceId }) => performanceId)).not.toContain(gone);
  });
});

describe('§2 availability', () => {
  it('continues with the next performance, is sold out after the last, and makes a new version each time', () => {
    const event = programme().events.find(({ performances }) => performances.length === 2);
    const summary = (): EventSummary | undefined =>
      pageOf({ q: event?.title.en_us ?? '' }, 'en_us').body.find(({ id }) => id === event?.id);
    const versions = [lists.version('eventList')];
    for (const { id } of event?.performances ?? []) {
      expect(summary()?.nextPerformanceAt).toBe(
        event?.performances.find((one) => inventory.in(store.read()).level(one) !== 'soldOut')?.startsAt,
      );
      sellOut(id);
      versions.push(lists.version('eventList'));
    }
    expect(summary()).toMatchObject({ nextPerformanceAt: null });
    expect(summary()?.flags).toContain('soldOut');
    expect(new Set(versions).size).toBeGreaterThan(1);
  });

  it('keeps its version while seats are sold that change no level', () => {
    const plenty = programme()
      .events.flatMap(({ performances }) => performances)
      .find(({ demand }) => demand.level === 'plenty' && demand.share < 0.5);
    const before = lists.version('eventList');
    sell({ id: 'x', performanceId: plenty?.id ?? '', zone: 'A', holdId: 'h' });
    expect(lists.version('eventList')).toBe(before);
    expect(lists.version('performanceList')).not.toBe(`${before}/0`);
  });
});
