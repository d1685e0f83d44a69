import { expect, test } from 'vitest';
import { familyOf } from './interests.js';
import { postersApart } from './postersApart.js';

/** Seeds of `music` for three compositions. */
const seeds = { a: 'rings', b: 'ridge', c: 'bars' } as const;
const seedOf = (letter: string): string => {
  const family = seeds[letter as keyof typeof seeds];
  const places = Array.from({ length: 100 }, (_, place) => `seed ${place}`);
  return places.find((seed) => familyOf(seed, 'music') === family) ?? '';
};

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['aab', 'aba'],
  ['aabbc', 'ababc'],
  ['aaab', 'abaa'],
])('posters %s have no neighbours of one family where possible: %s', (items, ordered) => {
  const posterOf = (letter: string) => ({ seed: seedOf(letter), interest: 'music', lines: ['Gong'] });
  expect(postersApart([...items], posterOf).join('')).toBe(ordered);
});
