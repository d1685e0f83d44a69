import { type Instant, toMilliseconds } from '../time/time.js';

/** After `attempts` failures within `window` milliseconds, the next attempt has to wait. */
export interface ThrottleRule {
  attempts: number;
  window: number;
}

/**
 * Whole seconds until the next attempt is allowed, 0 if it is allowed now (spec §8 Too many requests). A failure
 * counts until it is as old as the window. One from the future, which a clock has left that was turned back, does not
 * count: it causes no wait of a day.
 * @param failedAt instants of the failures, in any order.
 */
export function secondsToWait(failedAt: readonly Instant[], { attempts, window }: ThrottleRule, now: Instant): number {
  const countsUntil = failedAt
    .filter((at) => toMilliseconds(at) <= toMilliseconds(now))
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

/** Where an attempt at an account comes from: a network address, or a device that has logged in to the account before. */
export interface Place {
  id: string;
  isKnownDevice: boolean;
}

/** An attempt that counts against an account. */
export interface CountedAttempt {
  at: Instant;
  place: Place;
}

/**
 * Limits of the attempts at one account. A single place is stopped. All unknown places together are slowed down and
 * never stopped: otherwise anybody could lock a member out from many network addresses.
 */
export interface AccountRule {
  /** The limit of each place, or null for none. */
  perPlace: ThrottleRule | null;
  /** From this limit on, unknown places together have one attempt in `pause` milliseconds. */
  perAccount: ThrottleRule;
  pause: number;
}

/**
 * Whole seconds until the next attempt from a place is allowed, 0 if it is allowed now (spec §8 Too many requests).
 * @param counted the earlier attempts at the account, in any order.
 */
export function secondsToWaitAt(
  place: Place,
  counted: readonly CountedAttempt[],
  rule: AccountRule,
  now: Instant,
): number {
  const instants = (isCounted: (from: Place) => boolean) =>
    counted.filter((attempt) => isCounted(attempt.place)).map(({ at }) => at);
  const here =
    rule.perPlace &&
    secondsToWait(
      instants(({ id }) => id === place.id),
      rule.perPlace,
      now,
    );
  if (here || place.isKnownDevice) return here ?? 0;
  const unknown = instants(({ isKnownDevice }) => !isKnownDevice);
  const calm = secondsToWait(unknown, rule.perAccount, now);
  return Math.min(calm, secondsToWait(unknown, { attempts: 1, window: rule.pause }, now));
}
