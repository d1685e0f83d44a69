import { describe, expect, test } from 'vitest';
import { isGray } from './siteClock.js';

describe('§4 the site is gray during the window', () => {
  const window = { effectiveFrom: '2026-12-12T16:00:00.000Z', effectiveTo: '2026-12-13T16:00:00.000Z' };

  test.each([
    ['2026-12-12T15:59:59.999Z', false],
    ['2026-12-12T16:00:00.000Z', true],
    ['2026-12-13T15:59:59.999Z', true],
    ['2026-12-13T16:00:00.000Z', false],
  ])('at %s: %s', (now, gray) => {
    expect(isGray(window, now)).toBe(gray);
  });

  test('a window may use another time zone', () => {
    expect(isGray({ ...window, effectiveFrom: '2026-12-13T00:00:00+08:00' }, '2026-12-12T16:00:00.000Z')).toBe(true);
  });

  test('the site is not gray without a window', () => {
    expect(isGray(null, '2026-12-13T00:00:00.000Z')).toBe(false);
  });

  test.each([
    ['ends before it begins', { effectiveFrom: window.effectiveTo, effectiveTo: window.effectiveFrom }],
    ['is empty', { effectiveFrom: window.effectiveFrom, effectiveTo: window.effectiveFrom }],
    ['has no beginning', { ...window, effectiveFrom: '' }],
    ['has no end', { ...window, effectiveTo: 'soon' }],
    ['names no zone', { ...window, effectiveFrom: '2026-12-12T00:00:00' }],
  ])('a window that %s has no effect', (_, bad) => {
    expect(isGray(bad, '2026-12-12T18:00:00.000Z')).toBe(false);
    expect(isGray(bad, window.effectiveFrom)).toBe(false);
  });
});
