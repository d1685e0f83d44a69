import fc from 'fast-check';
import { expect, test } from 'vitest';
import { abbreviateCount } from './count.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1284, '1.2K'],
  [24_640, '24.6K'],
  [999_999, '999.9K'],
  [1_000_000, '1M'],
  [1_284_000, '1.2M'],
])('§2 %i likes are shown as %s', (count, text) => {
  expect(abbreviateCount(count)).toBe(text);
});

test('§2 an abbreviated count is never too high, and stays short', () => {
  const worth = { K: 1e3, M: 1e6 };
  fc.assert(
    fc.property(fc.nat(999_999_999), (count) => {
      const [, digits, suffix] = /^([\d.]+)(K|M)?$/.exec(abbreviateCount(count)) ?? [];
      const shown = Number(digits) * (suffix === 'K' || suffix === 'M' ? worth[suffix] : 1);
      expect(Math.round(shown)).toBeLessThanOrEqual(count);
      expect(abbreviateCount(count).length).toBeLessThanOrEqual(6);
    }),
  );
});
