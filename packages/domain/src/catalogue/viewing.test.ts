import { expect, test } from 'vitest';
import { timeUntil, viewableUntil } from './viewing.js';

const startsAt = '2026-11-20T13:30:00.000Z';

test.each([
  ['live', 72, '2026-11-23T16:00:00.000Z'],
  ['live', 0, '2026-11-20T16:00:00.000Z'],
  ['onDemand', 48, '2026-11-22T13:30:00.000Z'],
] as const)('§1 a programme that is %s for %i hours can be watched until %s', (kind, hours, until) => {
  expect(viewableUntil({ startsAt }, { duration: 150 }, { kind, hours })).toBe(until);
});

test.each([
  ['2026-11-18T12:29:01.000Z', { days: 2, hours: 1, minutes: 1 }],
  ['2026-11-20T13:29:59.000Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-11-20T13:30:00.000Z', { days: 0, hours: 0, minutes: 0 }],
  ['2026-11-21T13:30:00.000Z', { days: 0, hours: 0, minutes: 0 }],
])('counts from %s to the start', (now, left) => {
  expect(timeUntil(startsAt, now)).toEqual(left);
});
