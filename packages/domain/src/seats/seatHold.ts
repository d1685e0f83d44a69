import { seatHold } from '../constants.js';
import { addMilliseconds, type Instant, toInstant, toMilliseconds } from '../time/time.js';

/** Remaining minutes that screen readers announce. */
export const announceAt = [5, 2, 1] as const;
export type AnnouncedMinutes = (typeof announceAt)[number];

/** UTC instant at which seats held now are released. */
export const holdExpiry = (now: Instant): string => addMilliseconds(now, seatHold);

/** Whether a hold has not expired. Expired at `expiresAt` itself. */
export const isHoldLive = (expiresAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) < toMilliseconds(expiresAt);

/**
 * Whole seconds left, rounded up and at least 0.
 * @param serverNow the server's time, because device clocks can be wrong
 */
export const secondsLeft = (expiresAt: Instant, serverNow: Instant): number =>
  Math.max(0, Math.ceil((toMilliseconds(expiresAt) - toMilliseconds(serverNow)) / 1000));

/**
 * UTC instant at which seats added now are released. The first hold of the cart determines it.
 * @param held expiries of holds in the cart; expired ones are ignored
 */
export function cartExpiry(held: readonly Instant[], now: Instant): string {
  const live = held.filter((expiresAt) => isHoldLive(expiresAt, now)).map(toMilliseconds);
  return live.length === 0 ? holdExpiry(now) : toInstant(Math.min(...live));
}

/** The minutes to announce between two readings of the countdown in seconds, or null. Each is announced once. */
export function minutesToAnnounce(before: number, after: number): AnnouncedMinutes | null {
  const passed = announceAt.filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  return after > 0 ? (passed.at(-1) ?? null) : null;
}
