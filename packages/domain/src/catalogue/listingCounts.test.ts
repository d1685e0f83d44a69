import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessFeatures } from './access.js';
import { interests, navCategories } from './eventKinds.js';
import { filterEvents, fromSearchParams, type ListedEvent, listingPrices } from './listing.js';
import { countFilters } from './listingCounts.js';

const today = '2026-11-20';
const event = (id: string, changes: Partial<ListedEvent>): ListedEvent => ({
  id,
  group: 'shows',
  navCategory: 'local',
  interest: 'theatre',
  venueId: 'arena',
  presenterId: 'company',
  partner: null,
  dates: ['2026-11-20'],
  access: [],
  nextPerformanceAt: '2026-11-20T11:30:00.000Z',
  priceFrom: 180_00,
  likes: 0,
  ...changes,
});
const events = [
  event('whale', { dates: ['2026-11-20', '2026-11-20', '2026-11-21'] }),
  event('dance', { interest: 'dance', venueId: 'macau', navCategory: 'nonLocal' }),
  event('gone', { interest: 'dance', nextPerformanceAt: null, dates: ['2026-12-24'], priceFrom: 0 }),
];
const search = (words: string) => new Set(words === 'whale' ? ['whale'] : []);

test('§2 each value is counted beside the other filters, and not beside the filter itself', () => {
  const { counts } = countFilters(events, { interest: 'theatre', available: 'true' }, today, search);
  expect(counts.interest).toMatchObject({ '': 2, theatre: 1, dance: 1, sport: 0 });
  expect(counts.venue).toEqual({ '': 1, arena: 1, macau: 0 });
  expect(counts.available).toEqual({ '': 1, true: 1 });
  expect(counts.shortcut).toMatchObject({ '': 1, today: 1, nextMonth: 0 });
});

test('§2 a day counts performances, as the ribbon shows them, under the other filters', () => {
  expect(countFilters(events, {}, today, search).counts.date).toMatchObject({ '2026-11-20': 3, '2026-11-21': 1 });
  const days = countFilters(events, { interest: 'dance', date: '2026-12-24' }, today, search).counts.date ?? {};
  expect(days).toMatchObject({ '2026-11-20': 1, '2026-11-21': 0, '2026-12-03': 0 });
  expect(Object.keys(days)).toHaveLength(14);
});

test('words that no event has do not make every count 0', () => {
  expect(countFilters(events, { q: 'whale' }, today, search)).toMatchObject({
    wordsFound: true,
    counts: { q: { '': 3 }, interest: { '': 1, theatre: 1, dance: 0 } },
  });
  expect(countFilters(events, { q: 'zzzz', interest: 'dance' }, today, search)).toMatchObject({
    wordsFound: false,
    counts: { q: { '': 2 }, category: { local: 1, nonLocal: 1 } },
  });
});

test('a count is the length of the list after the choice, whatever else is chosen', () => {
  const listed = fc.record({
    navCategory: fc.constantFrom(...navCategories),
    interest: fc.constantFrom(...interests.slice(0, 3)),
    venueId: fc.constantFrom('arena', 'macau'),
    access: fc.array(fc.subarray([...accessFeatures].slice(5, 9)), { maxLength: 2 }),
    dates: fc.array(fc.constantFrom('2026-11-20', '2026-11-25', '2026-12-24'), { minLength: 1, maxLength: 3 }),
    nextPerformanceAt: fc.constantFrom(null, '2026-11-20T11:30:00.000Z'),
    priceFrom: fc.constantFrom(0, 100_00, 480_00, 2000_00),
  });
  const chosen = fc.record(
    {
      category: fc.constantFrom(...navCategories),
      interest: fc.constantFrom(...interests.slice(0, 3)),
      access: fc.constantFrom('captions', 'captions,signLanguage'),
      minPrice: fc.constantFrom(...listingPrices),
      price: fc.constantFrom(...listingPrices),
      available: fc.constant('true' as const),
      shortcut: fc.constantFrom('today' as const, 'nextMonth' as const),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(listed, { maxLength: 12 }), chosen, (drafts, query) => {
      const all = drafts.map((draft, index) => event(`event-${index}`, draft));
      const { counts } = countFilters(all, query, today, search);
      for (const [name, values] of Object.entries(counts)) {
        for (const [value, count] of Object.entries(values)) {
          if (name === 'date' || name === 'q') continue;
          // Features add up.
          const chosenToo = name === 'access' && value !== '' ? `${query.access},${value}` : value;
          const next = fromSearchParams(Object.entries({ ...query, [name]: chosenToo }));
          expect(filterEvents(all, next, today, search)).toHaveLength(count);
        }
      }
    }),
  );
});
