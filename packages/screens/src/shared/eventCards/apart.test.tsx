import { expect, test } from 'vitest';
import { apart } from './apart.js';

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['aab', 'aba'],
  ['aabbc', 'ababc'],
  ['aaab', 'abaa'],
])('%s has no equal neighbours where possible: %s', (items, ordered) => {
  expect(apart([...items], (item) => item).join('')).toBe(ordered);
});
