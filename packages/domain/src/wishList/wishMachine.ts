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
 * A wish from the list to the ticket (spec §4 Wish list), in the specification's states:
 *
 * - saved: it waits for seats.
 * - matching: it is its turn, and seats are looked for.
 * - matched: seats are held for it, and the member is asked to pay.
 * - pointsNotPaid: the member tried to pay and has not the points. Top up and pay again (spec §8).
 * - pointsPaid: the points are taken, the order is being made.
 * - bought: the purchase is complete.
 * - cancelled: the member took it back, did not pay in time, or the performance has begun.
 * - paymentFailed: the points did not come in time, or the order failed after they were taken; they come back.
 *
 * Cancelled and failed wishes can be restored: they wait again.
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

/** Whether a wish is over, and can be taken off the list. */
export const isWishOver = (state: MatchingStatus): boolean => state === 'bought' || canRestore(state);

/**
 * Until when a wish matched now can be paid: 24 hours, but no longer than until the performance begins.
 * @returns UTC instant.
 */
export function payUntil(matchedAt: Instant, startsAt: Instant): string {
  const ends = toMilliseconds(addMilliseconds(matchedAt, wishList.paymentTime));
  return toInstant(Math.min(ends, toMilliseconds(startsAt)));
}
