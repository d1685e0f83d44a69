import { expect, test } from 'vitest';
import { usualDuration } from '../constants.js';
import { endOf, overlappingPairs, overlapsWith, overlapsWithTickets, type TimedPerformance } from './overlap.js';

const show = (performanceId: string, time: string, duration?: number): TimedPerformance => ({
  performanceId,
  startsAt: `2026-11-21T${time}:00.000Z`,
  ...(duration !== undefined && { duration }),
});

const names = (...shows: TimedPerformance[]) =>
  overlappingPairs(shows).map((pair) => pair.map(({ performanceId }) => performanceId).join(' '));

test('§4 two performances overlap while both are on; the earlier one is named first', () => {
  expect(names(show('late', '08:30', 60), show('early', '07:00', 110))).toEqual(['early late']);
  expect(names(show('outer', '07:00', 300), show('inner', '08:00', 30))).toEqual(['outer inner']);
  expect(names(show('a', '07:00', 60), show('b', '07:00', 60))).toEqual(['a b']);
});

test('a performance that begins when another ends does not overlap it, and none overlaps itself', () => {
  expect(names(show('a', '07:00', 60), show('b', '08:00', 60))).toEqual([]);
  expect(names(show('a', '07:00'), show('a', '07:00'))).toEqual([]);
});

test('a performance of unknown length counts as the usual one', () => {
  expect(endOf(show('a', '07:00'))).toBe('2026-11-21T09:00:00.000Z');
  expect(usualDuration).toBe(120);
  expect(names(show('a', '07:00'), show('b', '08:59'))).toEqual(['a b']);
  expect(names(show('a', '07:00'), show('b', '09:00'))).toEqual([]);
});

test('three at once are three pairs; the seats of one performance count once', () => {
  const [a, b, c] = [show('a', '07:00'), show('b', '07:30'), show('c', '08:00')];
  expect(names(a, b, c, a)).toEqual(['a b', 'a c', 'b c']);
  expect(overlapsWith(a, [b, b, c])).toEqual([b, c]);
});

test('§4 each performance of a cart is compared with the tickets; another ticket for the same one is no overlap', () => {
  const [a, b, c] = [show('a', '07:00'), show('b', '08:30'), show('c', '12:00')];
  expect(overlapsWithTickets([a, a, c], [b, a, b])).toEqual([[a, b]]);
  expect(overlapsWithTickets([a], [a, c])).toEqual([]);
});
