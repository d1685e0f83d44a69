import {
  canRestore,
  cartTotals,
  type Lang,
  type MatchingStatus,
  matchingStatuses,
  pointsFor,
  type WishListItem,
} from '@first-gong/domain';
import { evening } from './evening.js';
import { type HoldName, itemIn } from './holds.js';

const holdOf: Record<MatchingStatus, HoldName> = {
  saved: 'opera',
  matching: 'nightsail',
  matched: 'whale',
  pointsNotPaid: 'lion',
  pointsPaid: 'split',
  bought: 'whaleFront',
  paymentFailed: 'standing',
  cancelled: 'whaleNextWeek',
};

const withSeats: readonly MatchingStatus[] = ['matched', 'pointsNotPaid', 'pointsPaid', 'bought'];

/** Priced by `domain`. */
export function wishIn(
  lang: Lang,
  matchingStatus: MatchingStatus,
  changes: Partial<WishListItem> = {},
  count = 2,
): WishListItem {
  const { event, zone, seats, price } = itemIn(lang, holdOf[matchingStatus], count);
  const quantity = seats.length;
  const { ticketsTotal, serviceCharge } = cartTotals([{ price, quantity }]);
  const total = ticketsTotal + serviceCharge;
  const isPaid = matchingStatus === 'pointsPaid' || matchingStatus === 'bought';
  const isDue = matchingStatus === 'matched' || matchingStatus === 'pointsNotPaid';
  return {
    wishId: `wish-${matchingStatus}`,
    event,
    ticketType: null,
    zone: zone.code,
    zoneName: zone.name,
    quantity,
    seatWish: 'any',
    sorting: matchingStatuses.indexOf(matchingStatus) + 1,
    seatInfo: withSeats.includes(matchingStatus) ? seats : null,
    price,
    serviceCharge,
    deliveryMethod: 'eTicket',
    deliveryFee: 0,
    deliveryAddress: null,
    deliveryDays: null,
    total,
    totalPoints: pointsFor(total),
    pointsPaid: isPaid ? pointsFor(total) : 0,
    matchingStatus,
    reason: null,
    position: matchingStatus === 'saved' ? 2 : matchingStatus === 'matching' ? 0 : null,
    passedOver: null,
    payUntil: isDue ? '2026-11-21T04:00:00.000Z' : null,
    transactionNumber: matchingStatus === 'bought' ? 'T-20261118-00417733' : null,
    savedAt: evening.browsing,
    canRestore: canRestore(matchingStatus),
    ...changes,
  };
}

/** One wish in each of the eight states, finished ones last. */
export const wishesIn = (lang: Lang): WishListItem[] => [
  wishIn(lang, 'saved'),
  wishIn(lang, 'matching'),
  wishIn(lang, 'matched'),
  wishIn(lang, 'pointsNotPaid', { reason: 'notEnoughPoints' }),
  wishIn(lang, 'pointsPaid'),
  wishIn(lang, 'bought'),
  wishIn(lang, 'paymentFailed', { reason: 'notEnoughPoints' }),
  wishIn(lang, 'cancelled', { reason: 'byMember' }),
];
