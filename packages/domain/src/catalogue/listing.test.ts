import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateShortcuts } from '../time/dateShortcut.js';
import { interests, navCategories } from './eventKinds.js';
import {
  filterEvents,
  fromSearchParams,
  type ListedEvent,
  type ListingQuery,
  listingPageSize,
  listingSorts,
  paginate,
  searchLength,
  sortEvents,
  toSearchParams,
} from './listing.js';

const read = (fields: Record<string, string>) => fromSearchParams(Object.entries(fields));

const whale: ListedEvent = {
  id: 'whale',
  navCategory: 'local',
  interest: 'theatre',
  venueId: 'taiHang',
  presenterId: 'halfIsland',
  partner: 'artsFestival',
  dates: ['2026-11-20', '2026-11-21', '2026-11-28'],
  nextPerformanceAt: '2026-11-20T11:30:00.000Z',
  priceFrom: 180_00,
  likes: 1284,
};
const voyage: ListedEvent = {
  id: 'voyage',
  navCategory: 'local',
  interest: 'popConcert',
  venueId: 'arena',
  presenterId: 'ferryMusic',
  partner: null,
  dates: ['2026-12-04'],
  nextPerformanceAt: '2026-12-04T12:15:00.000Z',
  priceFrom: 480_00,
  likes: 24_640,
};
const soldOut: ListedEvent = {
  ...voyage,
  id: 'soldOut',
  navCategory: 'nonLocal',
  venueId: 'macau',
  nextPerformanceAt: null,
  priceFrom: 80_00,
  likes: 24_640,
};
const events = [soldOut, voyage, whale];
const search = (words: string) => new Set(words === 'whale' ? ['whale'] : ['voyage', 'soldOut']);
const found = (query: Partial<ListingQuery>) => filterEvents(events, query, '2026-11-20', search);

describe('§2 a listing can be filtered by date, category and venue', () => {
  test.each([
    ['nothing', {}, events],
    ['a category', { category: 'local' }, [voyage, whale]],
    ['an interest', { interest: 'theatre' }, [whale]],
    ['a venue', { venue: 'arena' }, [voyage]],
    ['a brand presenter', { presenter: 'halfIsland' }, [whale]],
    ['a partner', { partner: 'artsFestival' }, [whale]],
    ['a partner without events', { partner: 'filmFestival' }, []],
    ['a date', { date: '2026-12-04' }, [soldOut, voyage]],
    ['a date between two performances', { date: '2026-11-24' }, []],
    ['a shortcut', { shortcut: 'nextWeekend' }, [whale]],
    ['a date and a shortcut, the date wins', { date: '2026-12-04', shortcut: 'today' }, [soldOut, voyage]],
    ['words', { q: 'whale' }, [whale]],
    ['words and a category', { q: 'night', category: 'nonLocal' }, [soldOut]],
  ] as const)('%s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('a query without words does not call the search', () => {
    const search = () => {
      throw new Error('searched');
    };
    expect(filterEvents(events, { category: 'local', q: '' }, '2026-11-20', search)).toEqual([voyage, whale]);
  });
});

describe('§2 a listing can be sorted', () => {
  test.each([
    ['soonest', [whale, voyage, soldOut]],
    ['popular', [voyage, soldOut, whale]],
    ['cheapest', [soldOut, whale, voyage]],
  ] as const)('%s first', (sort, expected) => {
    expect(sortEvents(events, sort)).toEqual(expected);
  });

  test('sorting does not change the given list', () => {
    sortEvents(events, 'soonest');
    expect(events).toEqual([soldOut, voyage, whale]);
  });
});

describe('§2 a listing has pages', () => {
  const list = Array.from({ length: 61 }, (_, index) => index);

  test('a page has 30 events, and the last page the rest', () => {
    expect(listingPageSize).toBe(30);
    expect(paginate(list, 1).items).toEqual(list.slice(0, 30));
    expect(paginate(list, 3)).toEqual({ items: [60], page: 3, pages: 3, total: 61 });
  });

  test.each([
    [0, 1],
    [-4, 1],
    [4, 3],
    [Number.NaN, 1],
    [2.9, 2],
  ])('a request for page %d gives page %i', (asked, shown) => {
    expect(paginate(list, asked).page).toBe(shown);
  });

  test('an empty list has one empty page', () => {
    expect(paginate([], 1)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  test('all pages together equal the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 80 }), fc.integer({ min: 1, max: 40 }), (numbers, size) => {
        const { pages } = paginate(numbers, 1, size);
        const together = Array.from({ length: pages }, (_, index) => paginate(numbers, index + 1, size).items).flat();
        expect(together).toEqual(numbers);
      }),
    );
  });
});

describe('the address of a listing', () => {
  test('every filter is read', () => {
    const fields = {
      q: 'whale',
      category: 'local',
      interest: 'theatre',
      venue: 'arena',
      date: '2026-11-20',
      shortcut: 'today',
      sort: 'popular',
      page: '2',
    };
    expect(read(fields)).toEqual({ ...fields, page: 2 });
    expect(toSearchParams(read(fields))).toEqual(fields);
  });

  test('unknown values and fields are left out, so that an old link still opens', () => {
    const query = read({
      q: '   ',
      category: 'all',
      interest: 'juggling',
      venue: '',
      date: '2026-02-30',
      shortcut: 'yesterday',
      sort: 'random',
      page: '1e9.5',
      utm_source: 'mail',
    });
    expect(query).toMatchObject({ page: 1 });
    expect(Object.keys(toSearchParams(query))).toEqual([]);
  });

  test('a search that is too long is cut off', () => {
    expect(read({ q: 'x'.repeat(5000) }).q).toHaveLength(searchLength);
  });

  test('§2 control characters in a search are spaces', () => {
    expect(read({ q: '\u0000jazz\r\n\u0007night\u0085' }).q).toBe('jazz night');
    expect(read({ q: '\u0000' })).toEqual({ page: 1 });
  });

  test('writing and reading an address gives the same query', () => {
    const queries = fc.record(
      {
        q: fc.constantFrom('whale', '夜航', 'a&b=c'),
        category: fc.constantFrom(...navCategories),
        interest: fc.constantFrom(...interests),
        venue: fc.constantFrom('arena', 'taiHang'),
        date: fc.constantFrom('2026-11-20', '2028-02-29'),
        shortcut: fc.constantFrom(...dateShortcuts),
        sort: fc.constantFrom(...listingSorts.filter((sort) => sort !== 'soonest')),
        page: fc.integer({ min: 1, max: 99 }),
      },
      { requiredKeys: ['page'] },
    );
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(toSearchParams(query))).toEqual(query);
      }),
    );
  });

  test('any address can be read', () => {
    const keys = fc.constantFrom('q', 'category', 'date', 'page', '__proto__', 'sort');
    const pairs = fc.array(fc.tuple(keys, fc.string()));
    fc.assert(fc.property(pairs, (strange) => fromSearchParams(strange).page >= 1));
  });
});
