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
  'restore',
] as const;
export type WishEvent = (typeof wishEvents)[number];

/**
 * A wish from the list to the ticket (spec §4 Wish list), with the states of the specification:
 *
 * - saved: the wish waits for seats behind others.
 * - matching: it is the wish's turn, and the shop looks for seats: `wishState`.
 * - matched: seats are held, and the member is asked to pay.
 * - pointsNotPaid: the member tried to pay without enough points. Top up and pay again (spec §8).
 * - pointsPaid: the points are debited, and the order is being placed.
 * - bought: the purchase is complete.
 * - cancelled: the member cancelled, did not pay in time, or the performance has begun.
 * - paymentFailed: the points were missing until the end of the time to pay, or the order failed after the debit,
 *   which is then refunded.
 *
 * A cancelled or failed wish can be restored, and waits again.
 */
export const wishMachine: Machine<MatchingStatus, WishEvent> = {
  name: 'wish',
  initial: 'saved',
  table: {
    saved: { startMatching: 'matching', cancel: 'cancelled', performanceBegins: 'cancelled' },
    matching: { seatsFound: 'matched', noSeats: 'saved', cancel: 'cancelled', performanceBegins: 'cancelled' },
    matched: {
      pay: 'pointsPaid',
      pointsMissing: 'pointsNotPaid',
      paymentTimeEnds: 'cancelled',
      cancel: 'cancelled',
    },
    pointsNotPaid: {
      pay: 'pointsPaid',
      pointsMissing: 'pointsNotPaid',
      paymentTimeEnds: 'paymentFailed',
      cancel: 'cancelled',
    },
    pointsPaid: { orderCompletes: 'bought', orderFails: 'paymentFailed' },
    bought: {},
    cancelled: { restore: 'saved' },
    paymentFailed: { restore: 'saved' },
  },
};

/** Whether a wish can be brought back to the list (spec §4 "a restore action exists"). */
export const canRestore = (state: MatchingStatus): boolean => allows(wishMachine, state, 'restore');

/** Whether a wish is over, and can be removed from the list. */
export const isWishOver = (state: MatchingStatus): boolean => state === 'bought' || canRestore(state);

/**
 * The end of the time to pay a matched wish: 24 hours later, or earlier if the performance begins earlier.
 * @returns UTC instant.
 */
export function payUntil(matchedAt: Instant, startsAt: Instant): string {
  const ends = toMilliseconds(addMilliseconds(matchedAt, wishList.paymentTime));
  return toInstant(Math.min(ends, toMilliseconds(startsAt)));
}
