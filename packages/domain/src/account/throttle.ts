import { type Instant, toMilliseconds } from '../time/time.js';

/** At most `attempts` failures within `window` milliseconds. */
export interface ThrottleRule {
  attempts: number;
  window: number;
}

/**
 * Whole seconds until the next attempt is allowed, at least 0 (spec §8 Too many requests). Future failures do not
 * count, because the clock may have been set back.
 * @param failedAt instants of the failures, in any order
 */
export function secondsToWait(failedAt: readonly Instant[], { attempts, window }: ThrottleRule, now: Instant): number {
  const countsUntil = failedAt
    .filter((at) => toMilliseconds(at) <= toMilliseconds(now))
    .map((at) => toMilliseconds(at) + window)
    .filter((until) => until > toMilliseconds(now))
    .sort((a, b) => b - a);
  // When this failure leaves the window, fewer than `attempts` remain in it.
  const last = countsUntil[attempts - 1];
  return last === undefined ? 0 : Math.ceil((last - toMilliseconds(now)) / 1000);
}

/** Whether an attempt is blocked (spec §8 Too many requests). */
export const mustWait = (failedAt: readonly Instant[], rule: ThrottleRule, now: Instant): boolean =>
  secondsToWait(failedAt, rule, now) > 0;

/** The source of an attempt: a network address, or a device that logged in to the account before. */
export interface AttemptSource {
  id: string;
  isKnownDevice: boolean;
}

export interface CountedAttempt {
  at: Instant;
  place: AttemptSource;
}

/**
 * Limits of attempts at one account. Unknown places together are only slowed down, so attackers cannot lock a member
 * out.
 */
export interface AccountRule {
  /** Limit per place, or null for no limit. */
  perPlace: ThrottleRule | null;
  /** Above this limit, all unknown places together get one attempt per `pause` milliseconds. */
  perAccount: ThrottleRule;
  pause: number;
}

/**
 * Whole seconds until a place's next attempt is allowed, at least 0 (spec §8 Too many requests).
 * @param counted earlier attempts at the account, in any order
 */
export function secondsToWaitAt(
  place: AttemptSource,
  counted: readonly CountedAttempt[],
  rule: AccountRule,
  now: Instant,
): number {
  const instants = (isCounted: (from: AttemptSource) => boolean) =>
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
