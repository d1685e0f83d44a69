import { seatHold } from '../constants.js';
import { addMilliseconds, type Instant, toInstant, toMilliseconds } from '../time/time.js';

/** Minutes left at which the countdown is announced to screen readers. */
export const announceAt = [5, 2, 1] as const;
export type AnnouncedMinutes = (typeof announceAt)[number];

/** When seats held now are released: UTC instant. */
export const holdExpiry = (now: Instant): string => addMilliseconds(now, seatHold);

/** Whether a hold is still valid. It ends at the very instant of its expiry. */
export const isHoldLive = (expiresAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) < toMilliseconds(expiresAt);

/**
 * Whole seconds left, rounded up and never below 0.
 * @param serverNow the server's clock, so that a device with a wrong clock counts down correctly.
 */
export const secondsLeft = (expiresAt: Instant, serverNow: Instant): number =>
  Math.max(0, Math.ceil((toMilliseconds(expiresAt) - toMilliseconds(serverNow)) / 1000));

/**
 * When seats added to a cart are released. The cart has one clock: it starts with the first seats, and adding seats
 * does not extend it.
 * @param held expiries of the holds already in the cart; expired holds do not count.
 */
export function cartExpiry(held: readonly Instant[], now: Instant): string {
  const live = held.filter((expiresAt) => isHoldLive(expiresAt, now)).map(toMilliseconds);
  return live.length === 0 ? holdExpiry(now) : toInstant(Math.min(...live));
}

/**
 * The minutes to announce when the countdown goes from `before` to `after` seconds, or null. Each is announced once.
 */
export function minutesToAnnounce(before: number, after: number): AnnouncedMinutes | null {
  const passed = announceAt.filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  return after > 0 ? (passed.at(-1) ?? null) : null;
}
