import { type Instant, toMilliseconds } from '../time/time.js';

/** After `attempts` failures within `window` milliseconds, the next attempt has to wait. */
export interface ThrottleRule {
  attempts: number;
  window: number;
}

/**
 * Whole seconds until the next attempt is allowed, 0 if it is allowed now (spec §8 Too many requests). A failure
 * counts until it is as old as the window.
 * @param failedAt instants of the failures, in any order.
 */
export function secondsToWait(failedAt: readonly Instant[], { attempts, window }: ThrottleRule, now: Instant): number {
  const countsUntil = failedAt
    .map((at) => toMilliseconds(at) + window)
    .filter((until) => until > toMilliseconds(now))
    .sort((a, b) => b - a);
  // The failure that is `attempts` from the latest: after it stops counting, fewer than `attempts` are left.
  const last = countsUntil[attempts - 1];
  return last === undefined ? 0 : Math.ceil((last - toMilliseconds(now)) / 1000);
}

/** Whether an attempt has to wait (spec §8 Too many requests). */
export const mustWait = (failedAt: readonly Instant[], rule: ThrottleRule, now: Instant): boolean =>
  secondsToWait(failedAt, rule, now) > 0;
