import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMilliseconds,
  civilToInstant,
  hongKongDate,
  hongKongTime,
  toMilliseconds,
  weekdayOf,
} from '../time/time.js';
import { maintenanceWindow, nextMaintenance, secondsOfMaintenanceLeft } from './maintenance.js';

// 25 November 2026 is a Wednesday.
const window = { from: '2026-11-24T16:00:00.000Z', to: '2026-11-24T18:00:00.000Z' };
const instants = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });

describe('§9 maintenance is on Wednesday, 00:00-02:00 Hong Kong time', () => {
  test.each([
    ['2026-11-24T15:59:59.999Z', null],
    ['2026-11-24T16:00:00.000Z', window],
    ['2026-11-24T17:59:59.999Z', window],
    ['2026-11-24T18:00:00.000Z', null],
    [civilToInstant('2026-11-26', '00:30'), null],
  ])('at %s the window is %j', (now, expected) => {
    expect(maintenanceWindow(now)).toEqual(expected);
  });

  test.each([
    ['2026-11-20T13:00:00.000Z', window.from],
    ['2026-11-24T15:59:59.999Z', window.from],
    ['2026-11-24T16:00:00.000Z', '2026-12-01T16:00:00.000Z'],
    ['2026-11-25T10:00:00.000Z', '2026-12-01T16:00:00.000Z'],
  ])('the first maintenance after %s begins at %s', (now, from) => {
    expect(nextMaintenance(now).from).toBe(from);
  });

  test('the seconds left end at the end of the window', () => {
    expect(secondsOfMaintenanceLeft(window.from)).toBe(7200);
    expect(secondsOfMaintenanceLeft('2026-11-24T17:59:59.001Z')).toBe(1);
    expect(secondsOfMaintenanceLeft(window.to)).toBe(0);
  });

  test('the shop is closed exactly in these hours of Hong Kong’s clocks', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const closed = weekdayOf(hongKongDate(now)) === 3 && hongKongTime(now) < '02:00';
        expect(maintenanceWindow(now) !== null).toBe(closed);
        expect(secondsOfMaintenanceLeft(now) > 0).toBe(closed);
      }),
    );
  });

  test('the next maintenance begins within a week, and is the current one from then on', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const next = nextMaintenance(now);
        const wait = toMilliseconds(next.from) - now;
        expect(wait > 0 && wait <= 7 * 86_400_000).toBe(true);
        expect(maintenanceWindow(next.from)).toEqual(next);
        expect(maintenanceWindow(addMilliseconds(next.to, 0))).toBeNull();
      }),
    );
  });
});
