import { expect, test } from 'vitest';
import { groups, interests, navCategories, navCategoryOf } from './eventKinds.js';

test('§1 events are listed in seven groups', () => {
  expect(groups).toEqual(['shows', 'sports', 'cultural', 'priorityBooking', 'online', 'cinema', 'governmentNetwork']);
});

test('§2 the nav bar has five categories', () => {
  expect(navCategories).toEqual(['local', 'online', 'cinema', 'governmentNetwork', 'nonLocal']);
});

test('§3 a member has twelve interest categories', () => {
  expect(interests).toEqual([
    'movie',
    'music',
    'popConcert',
    'bandShow',
    'chineseOpera',
    'theatre',
    'arts',
    'dance',
    'sport',
    'family',
    'exhibition',
    'seminar',
  ]);
});

test.each([
  ['shows', 'local', 'nonLocal'],
  ['sports', 'local', 'nonLocal'],
  ['cultural', 'local', 'nonLocal'],
  ['priorityBooking', 'local', 'nonLocal'],
  ['online', 'online', 'online'],
  ['cinema', 'cinema', 'cinema'],
  ['governmentNetwork', 'governmentNetwork', 'governmentNetwork'],
] as const)('§2 the group %s is in the category %s in Hong Kong and %s elsewhere', (group, here, elsewhere) => {
  expect(navCategoryOf(group, true)).toBe(here);
  expect(navCategoryOf(group, false)).toBe(elsewhere);
});

test('§2 each category of the nav bar has at least one group', () => {
  const reached = groups.flatMap((group) => [navCategoryOf(group, true), navCategoryOf(group, false)]);
  expect(new Set(reached)).toEqual(new Set(navCategories));
});
