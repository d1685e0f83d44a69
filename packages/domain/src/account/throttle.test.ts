import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginThrottle } from '../constants.js';
import { mustWait, secondsToWait } from './throttle.js';

const rule = { attempts: 3, window: 60_000 };

describe('§8 too many requests', () => {
  const now = '2026-11-20T13:15:00.000Z';
  const failed = (minute: number) => `2026-11-20T13:${String(minute).padStart(2, '0')}:00.000Z`;

  test('login has to wait after five wrong passwords in 15 minutes', () => {
    expect(mustWait([1, 2, 3, 4].map(failed), loginThrottle, now)).toBe(false);
    expect(mustWait([1, 2, 3, 4, 5].map(failed), loginThrottle, now)).toBe(true);
  });

  test('a wrong password is forgotten after 15 minutes', () => {
    expect(mustWait([0, 1, 2, 3, 4].map(failed), loginThrottle, now)).toBe(false);
  });

  test('the wait ends when fewer failures than the limit still count', () => {
    expect(secondsToWait([0, 10_000, 20_000], rule, 30_000)).toBe(30);
    expect(secondsToWait([20_000, 0, 10_000, 15_000], rule, 30_000)).toBe(40);
    expect(secondsToWait([0, 10_000], rule, 30_000)).toBe(0);
    expect(secondsToWait([0, 10_000, 20_000], rule, 59_999)).toBe(1);
    expect(secondsToWait([0, 10_000, 20_000], rule, 60_000)).toBe(0);
  });

  test('an attempt is allowed after the reported seconds, and not one second earlier', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 10 }),
        fc.integer({ min: 0, max: 5 }).map((extra) => ({ attempts: 1 + extra, window: 60_000 })),
        (failedAt, anyRule) => {
          const at = 100_000;
          const wait = secondsToWait(failedAt, anyRule, at);
          expect(mustWait(failedAt, anyRule, at)).toBe(wait > 0);
          expect(mustWait(failedAt, anyRule, at + wait * 1000)).toBe(false);
          if (wait > 0) expect(mustWait(failedAt, anyRule, at + (wait - 1) * 1000)).toBe(true);
        },
      ),
    );
  });
});
