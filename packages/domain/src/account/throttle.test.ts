import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountThrottle, loginThrottle } from '../constants.js';
import { type AttemptSource, type CountedAttempt, mustWait, secondsToWait, secondsToWaitAt } from './throttle.js';

const rule = { attempts: 3, window: 60_000 };

describe('§8 too many requests', () => {
  const now = '2026-11-20T13:15:00.000Z';
  const failed = (minute: number) => `2026-11-20T13:${String(minute).padStart(2, '0')}:00.000Z`;

  test('a failure from the future causes no wait, after a clock was set back', () => {
    const rule = { attempts: 1, window: 60_000 };
    expect(secondsToWait([1_000_000], rule, 1_000_000)).toBe(60);
    expect(secondsToWait([1_000_000], rule, 999_999)).toBe(0);
  });

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

describe('§8 too many requests for one account', () => {
  const rule = { perPlace: loginThrottle, ...accountThrottle };
  const now = Date.parse('2026-11-20T13:15:00.000Z');
  const address = (last: number): AttemptSource => ({ id: `10.0.0.${last}`, isKnownDevice: false });
  const device: AttemptSource = { id: 'device 1', isKnownDevice: true };
  const wrong = (place: AttemptSource, count: number, secondsAgo: number): CountedAttempt[] =>
    Array.from({ length: count }, () => ({ at: now - secondsAgo * 1000, place }));
  const waitAt = (place: AttemptSource, ...counted: CountedAttempt[][]) =>
    secondsToWaitAt(place, counted.flat(), rule, now);

  test('stops a place after its own wrong attempts, and no other place', () => {
    expect(waitAt(address(1), wrong(address(1), 4, 60))).toBe(0);
    expect(waitAt(address(1), wrong(address(1), 5, 60))).toBe(14 * 60);
    expect(waitAt(address(2), wrong(address(1), 5, 60))).toBe(0);
  });

  test('slows the unknown places down together, to one attempt a minute', () => {
    const many = Array.from({ length: 4 }, (_, last) => wrong(address(last), 5, 100));
    expect(waitAt(address(9), ...many.slice(1), wrong(address(8), 4, 20))).toBe(0);
    expect(waitAt(address(9), ...many)).toBe(0);
    expect(waitAt(address(9), ...many, wrong(address(8), 1, 20))).toBe(40);
    expect(waitAt(address(9), ...many, wrong(address(8), 1, 60))).toBe(0);
  });

  test('lets a known device through, until it has its own wrong attempts', () => {
    const many = Array.from({ length: 7 }, (_, last) => wrong(address(last), 5, 1));
    expect(waitAt(device, ...many)).toBe(0);
    expect(waitAt(device, ...many, wrong(device, 5, 1))).toBe(15 * 60 - 1);
    expect(waitAt(address(9), wrong(device, 50, 1))).toBe(0);
  });

  test('never stops an account: some unknown place may try again within a minute', () => {
    const attempts = fc.array(
      fc.record({
        at: fc.integer({ min: now - 20 * 60_000, max: now }),
        place: fc.integer({ min: 1, max: 50 }).map(address),
      }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(attempts, (counted) => {
        expect(secondsToWaitAt(address(99), counted, rule, now)).toBeLessThanOrEqual(accountThrottle.pause / 1000);
      }),
    );
  });
});
