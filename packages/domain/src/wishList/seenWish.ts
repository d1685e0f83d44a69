import { type Infer, pick, type } from 'superstruct';
import { EventOnTicket } from '../order/purchase.js';
import { comparison, seatFacts } from '../order/seen.js';
import { WishListItem } from './wish.js';

/** Facts of a matched wish that the member agrees to by paying (spec §4 Wish list). */
export const SeenWish = type({
  event: pick(EventOnTicket, ['performanceId', 'startsAt', 'venue']),
  ...pick(WishListItem, ['zone', 'seatInfo', 'price', 'serviceCharge', 'total', 'totalPoints']).schema,
  ...pick(WishListItem, ['deliveryMethod', 'deliveryFee', 'deliveryAddress', 'deliveryDays']).schema,
});
export type SeenWish = Infer<typeof SeenWish>;

/** Codes of the differences between two versions of a wish in the same language. Empty if equal. */
export const wishChanges = comparison({
  performanceChanged: ({ event }: SeenWish) => [event.performanceId, event.startsAt],
  venueChanged: ({ event }) => event.venue,
  seatsChanged: ({ zone, seatInfo }) => [zone, seatInfo && seatFacts(seatInfo)],
  deliveryChanged: ({ deliveryMethod, deliveryAddress, deliveryDays }) => [
    deliveryMethod,
    deliveryAddress,
    deliveryDays,
  ],
  totalChanged: ({ price, serviceCharge, deliveryFee, ...wish }) => [
    ...[price, serviceCharge, deliveryFee],
    ...[wish.total, wish.totalPoints],
  ],
});
