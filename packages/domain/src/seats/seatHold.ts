import { seatHold } from '../constants.js';
import { addMilliseconds, type Instant, toInstant, toMilliseconds } from '../time/time.js';

/** Holes of the hold's row, punched one by one while it runs down: one every 30 seconds. */
export const holeCount = 20;

/** Minutes left at which the countdown is said aloud. */
export const announceAt = [5, 2, 1] as const;
export type AnnouncedMinutes = (typeof announceAt)[number];

/** When seats held now are released: UTC instant. */
export const holdExpiry = (now: Instant): string => addMilliseconds(now, seatHold);

/** Whether a hold still stands. At its very instant of expiry it does not. */
export const isHoldLive = (expiresAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) < toMilliseconds(expiresAt);

/**
 * Whole seconds left, never below 0; the last one counts until it is over.
 * @param serverNow the server's clock, so that a device with a wrong clock still counts down rightly.
 */
export const secondsLeft = (expiresAt: Instant, serverNow: Instant): number =>
  Math.max(0, Math.ceil((toMilliseconds(expiresAt) - toMilliseconds(serverNow)) / 1000));

/**
 * When seats added to a cart are released. The cart has one clock: it starts with the first seats, and adding to it
 * does not extend it.
 * @param held expiries of the holds already in the cart; those that are over do not count.
 */
export function cartExpiry(held: readonly Instant[], now: Instant): string {
  const live = held.filter((expiresAt) => isHoldLive(expiresAt, now)).map(toMilliseconds);
  return live.length === 0 ? holdExpiry(now) : toInstant(Math.min(...live));
}

/** Holes not yet punched. */
export const holesLeft = (seconds: number): number =>
  Math.min(holeCount, Math.max(0, Math.ceil((seconds * 1000 * holeCount) / seatHold)));

/** The minutes to say aloud when the countdown went from `before` to `after` seconds, or null. Each is said once. */
export function minutesToAnnounce(before: number, after: number): AnnouncedMinutes | null {
  const passed = announceAt.filter((minutes) => before > minutes * 60 && after <= minutes * 60);
  return after > 0 ? (passed.at(-1) ?? null) : null;
}
