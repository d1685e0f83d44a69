import { wishList } from '../constants.js';
import { allows, type Machine } from '../machine.js';
import { addMilliseconds, type Instant, toInstant, toMilliseconds } from '../time/time.js';
import type { MatchingStatus } from './wish.js';

export const wishEvents = [
  'startMatching',
  'noSeats',
  'seatsFound',
  'pay',
  'pointsMissing',
  'paymentTimeEnds',
  'orderCompletes',
  'orderFails',
  'cancel',
  'performanceBegins',
  'performanceCancelled',
  'restore',
] as const;
export type WishEvent = (typeof wishEvents)[number];

/** Without seats. */
const waiting = { cancel: 'cancelled', performanceBegins: 'cancelled', performanceCancelled: 'cancelled' } as const;

/** With seats until the payment. */
const due = {
  pay: 'pointsPaid',
  pointsMissing: 'pointsNotPaid',
  cancel: 'cancelled',
  performanceCancelled: 'cancelled',
} as const;

/**
 * A wish from saving to purchase (spec §4 Wish list). Cancelled and failed wishes can be restored, and then wait again.
 *
 * - saved: waits behind others.
 * - matching: first in the queue, see `wishState`.
 * - matched: seats are held until the payment deadline.
 * - pointsNotPaid: too few points (spec §8).
 * - pointsPaid: points are debited, the order is in progress.
 * - bought: complete.
 * - cancelled: by the member or the organiser, unpaid, or the performance began.
 * - paymentFailed: too few points at the deadline, or the order failed and the points were refunded.
 */
export const wishMachine: Machine<MatchingStatus, WishEvent> = {
  name: 'wish',
  initial: 'saved',
  table: {
    saved: { startMatching: 'matching', ...waiting },
    matching: { seatsFound: 'matched', noSeats: 'saved', ...waiting },
    matched: { ...due, paymentTimeEnds: 'cancelled' },
    pointsNotPaid: { ...due, paymentTimeEnds: 'paymentFailed' },
    pointsPaid: { orderCompletes: 'bought', orderFails: 'paymentFailed' },
    bought: {},
    cancelled: { restore: 'saved' },
    paymentFailed: { restore: 'saved' },
  },
};

/** Whether a wish can return to the list (spec §4 "a restore action exists"). */
export const canRestore = (state: MatchingStatus): boolean => allows(wishMachine, state, 'restore');

/** Whether a wish is final and can be removed from the list. */
export const isWishOver = (state: MatchingStatus): boolean => state === 'bought' || canRestore(state);

/** UTC instant of the payment deadline: after 24 hours, or when the performance begins. */
export function payUntil(matchedAt: Instant, startsAt: Instant): string {
  const ends = toMilliseconds(addMilliseconds(matchedAt, wishList.paymentTime));
  return toInstant(Math.min(ends, toMilliseconds(startsAt)));
}
