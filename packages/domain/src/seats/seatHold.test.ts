import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatHold } from '../constants.js';
import { addMilliseconds } from '../time/time.js';
import { cartExpiry, holdExpiry, isHoldLive, minutesToAnnounce, secondsLeft } from './seatHold.js';

const now = '2026-11-20T13:00:00.000Z';

describe('§9 seats are held for 10 minutes', () => {
  test('a hold is valid to the last millisecond and no longer', () => {
    const expiresAt = holdExpiry(now);
    expect(expiresAt).toBe('2026-11-20T13:10:00.000Z');
    expect(isHoldLive(expiresAt, '2026-11-20T13:09:59.999Z')).toBe(true);
    expect(isHoldLive(expiresAt, expiresAt)).toBe(false);
  });

  test('seconds left are rounded up', () => {
    expect(secondsLeft(holdExpiry(now), now)).toBe(600);
    expect(secondsLeft('2026-11-20T13:00:00.001Z', now)).toBe(1);
    expect(secondsLeft(now, now)).toBe(0);
    expect(secondsLeft('2026-11-20T12:00:00.000Z', now)).toBe(0);
  });

  test('seconds are left exactly while the hold is valid', () => {
    fc.assert(
      fc.property(fc.integer({ min: -seatHold, max: 2 * seatHold }), (passed) => {
        const at = addMilliseconds(now, passed);
        expect(secondsLeft(holdExpiry(now), at) > 0).toBe(isHoldLive(holdExpiry(now), at));
      }),
    );
  });
});

describe('a cart has one clock', () => {
  test('the first seats start it', () => {
    expect(cartExpiry([], now)).toBe(holdExpiry(now));
  });

  test('adding to the cart does not extend it', () => {
    const first = '2026-11-20T13:04:00.000Z';
    expect(cartExpiry([first, first], now)).toBe(first);
    expect(cartExpiry(['2026-11-20T13:09:00.000Z', first], now)).toBe(first);
  });

  test('an expired hold does not count', () => {
    expect(cartExpiry([now, '2026-11-20T12:59:00.000Z'], now)).toBe(holdExpiry(now));
  });
});

describe('the countdown', () => {
  test('announces 5, 2 and 1 minutes once each, at any interval of ticks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 59 }), { minLength: 60, maxLength: 60 }), (ticks) => {
        let seconds = 600;
        const said = ticks.flatMap((tick) => {
          const before = seconds;
          seconds -= tick;
          return minutesToAnnounce(before, seconds) ?? [];
        });
        expect([5, 2, 1].slice(0, said.length)).toEqual(said);
        if (seconds <= 0) expect(said.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('announces only the shortest time after the device slept', () => {
    expect(minutesToAnnounce(400, 45)).toBe(1);
    expect(minutesToAnnounce(400, 0)).toBeNull();
    expect(minutesToAnnounce(299, 298)).toBeNull();
  });
});
