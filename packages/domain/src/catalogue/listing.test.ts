import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateShortcuts } from '../time/dateShortcut.js';
import { interests, navCategories } from './eventKinds.js';
import {
  filterEvents,
  fromSearchParams,
  idsOf,
  type ListedEvent,
  type ListingQuery,
  listingPageSize,
  listingParameters,
  listingPrices,
  listingSorts,
  paginate,
  searchLength,
  sortEvents,
  toSearchParams,
  withKnownIds,
} from './listing.js';
import { listingNames } from './listingNames.js';

const read = (fields: Record<string, string>) => fromSearchParams(Object.entries(fields));

const whale: ListedEvent = {
  id: 'whale',
  group: 'shows',
  navCategory: 'local',
  interest: 'theatre',
  venueId: 'taiHang',
  presenterId: 'halfIsland',
  partner: 'artsFestival',
  dates: ['2026-11-20', '2026-11-21', '2026-11-28'],
  access: [['captions'], ['hearingLoop', 'signLanguage']],
  nextPerformanceAt: '2026-11-20T11:30:00.000Z',
  priceFrom: 180_00,
  likes: 1284,
};
const voyage: ListedEvent = {
  id: 'voyage',
  group: 'shows',
  navCategory: 'local',
  interest: 'popConcert',
  venueId: 'arena',
  presenterId: 'ferryMusic',
  partner: null,
  dates: ['2026-12-04'],
  access: [['hearingLoop', 'captions', 'signLanguage']],
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
    ['an access feature', { access: 'captions' }, events],
    ['several access features of one performance', { access: 'captions,signLanguage' }, [soldOut, voyage]],
    ['a partner without events', { partner: 'filmFestival' }, []],
    ['a date', { date: '2026-12-04' }, [soldOut, voyage]],
    ['a date between two performances', { date: '2026-11-24' }, []],
    ['a shortcut', { shortcut: 'nextWeekend' }, [whale]],
    ['a date and a shortcut, the date wins', { date: '2026-12-04', shortcut: 'today' }, [soldOut, voyage]],
    ['a range of days, both included', { from: '2026-11-28', to: '2026-12-04' }, events],
    ['days from one on', { from: '2026-11-29' }, [soldOut, voyage]],
    ['days up to one', { to: '2026-11-28' }, [whale]],
    ['a price, that of the cheapest ticket', { price: '300' }, [soldOut, whale]],
    ['a price with its service charge', { price: '100' }, [soldOut]],
    ['the lowest price, that of the cheapest ticket', { minPrice: '200' }, [voyage]],
    ['the lowest price with its service charge', { minPrice: '500' }, []],
    ['a lowest price above the highest', { minPrice: '500', price: '300' }, []],
    ['a range of prices', { minPrice: '100', price: '300' }, [whale]],
    ['what can still be bought', { available: 'true' }, [voyage, whale]],
    ['what can be bought for a price', { available: 'true', price: '300' }, [whale]],
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
  test('each parameter has its values', () => {
    expect(Object.keys(listingParameters)).toEqual(listingNames);
  });

  test('every filter is read', () => {
    const fields = {
      q: 'whale',
      category: 'local',
      interest: 'theatre',
      venue: 'arena',
      access: 'captions,signLanguage',
      minPrice: '100',
      price: '300',
      available: 'true',
      date: '2026-11-20',
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
      venue: '\u0000',
      access: 'elevator',
      price: '250',
      available: 'false',
      date: '2026-02-30',
      from: '0001-01-01',
      to: '9999-12-31',
      shortcut: 'yesterday',
      sort: 'random',
      page: '1e9.5',
      utm_source: 'mail',
    });
    expect(query).toMatchObject({ page: 1 });
    expect(Object.keys(toSearchParams(query))).toEqual([]);
  });

  test.each([
    ['a day and a shortcut are the day', { date: '2026-11-20', shortcut: 'today' }, { date: '2026-11-20' }],
    ['a range and a day are the range', { from: '2026-11-20', date: '2026-11-22' }, { from: '2026-11-20' }],
    [
      'a range whose start is after its end is that range',
      { from: '2026-11-30', to: '2026-11-20' },
      { from: '2026-11-20', to: '2026-11-30' },
    ],
    ['a range of one day is the day', { from: '2026-11-20', to: '2026-11-20' }, { date: '2026-11-20' }],
    ['30 February is left out of a range', { from: '2026-02-30', to: '2026-03-01' }, { to: '2026-03-01' }],
    [
      'the year 1 and the year 9999 are left out',
      { from: '0001-01-01', to: '9999-12-31', shortcut: 'today' },
      { shortcut: 'today' },
    ],
    ['a date that was sent twice is the last one', { date: '2026-11-21' }, { date: '2026-11-21' }],
  ])('days in an address: %s', (_, fields, days) => {
    expect(read(fields)).toEqual({ ...days, page: 1 });
  });

  test('the same choice has one address, in whatever order it was made', () => {
    const fields = Object.keys(toSearchParams({ page: 2, to: '2026-12-01', interest: 'dance', q: 'whale' }));
    expect(fields).toEqual(['q', 'interest', 'to', 'page']);
  });

  test('a venue that is not on the list is left out', () => {
    const known = idsOf(events);
    expect(withKnownIds({ venue: 'atlantis', presenter: 'nobody', page: 2 }, known)).toEqual({ page: 2 });
    expect(withKnownIds({ venue: 'arena', page: 1 }, known)).toEqual({ venue: 'arena', page: 1 });
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
        minPrice: fc.constantFrom(...listingPrices),
        price: fc.constantFrom(...listingPrices),
        available: fc.constant('true' as const),
        sort: fc.constantFrom(...listingSorts.filter((sort) => sort !== 'soonest')),
        page: fc.integer({ min: 1, max: 99 }),
      },
      { requiredKeys: ['page'] },
    );
    const days = fc.constantFrom<Partial<ListingQuery>>(
      {},
      { date: '2028-02-29' },
      { from: '2026-11-20' },
      { to: '2026-11-20' },
      { from: '2026-11-20', to: '2026-12-01' },
      ...dateShortcuts.map((shortcut) => ({ shortcut })),
    );
    fc.assert(
      fc.property(queries, days, (query, chosenDays) => {
        const whole = { ...query, ...chosenDays };
        expect(read(toSearchParams(whole))).toEqual(whole);
      }),
    );
  });

  test('any address can be read', () => {
    const keys = fc.constantFrom('q', 'category', 'date', 'from', 'to', 'page', '__proto__', 'sort');
    const pairs = fc.array(fc.tuple(keys, fc.string()));
    fc.assert(fc.property(pairs, (strange) => fromSearchParams(strange).page >= 1));
  });
});
