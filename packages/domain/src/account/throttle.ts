import { type Instant, toMilliseconds } from '../time/time.js';

/** So many failures within so much time make the next attempt wait. Milliseconds. */
export interface ThrottleRule {
  attempts: number;
  window: number;
}

/**
 * Whole seconds until an attempt is taken again, 0 when it is now (spec §8 Too many requests). A failure counts until
 * it is as old as the window.
 * @param failedAt instants of what counts, in any order.
 */
export function secondsToWait(failedAt: readonly Instant[], { attempts, window }: ThrottleRule, now: Instant): number {
  const countsUntil = failedAt
    .map((at) => toMilliseconds(at) + window)
    .filter((until) => until > toMilliseconds(now))
    .sort((a, b) => b - a);
  // Counted from the latest: once this one is forgotten, fewer than `attempts` are left.
  const last = countsUntil[attempts - 1];
  return last === undefined ? 0 : Math.ceil((last - toMilliseconds(now)) / 1000);
}

/** Whether an attempt has to wait (spec §8 Too many requests). */
export const mustWait = (failedAt: readonly Instant[], rule: ThrottleRule, now: Instant): boolean =>
  secondsToWait(failedAt, rule, now) > 0;
