import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import type { ErrorCode } from '../errors.js';
import { cents } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { deliveryMethods } from '../order/deliveryMethods.js';
import { Seat } from '../order/purchase.js';
import type { WishListItem } from './wish.js';

/** What a member sees of a matched wish and agrees to by paying it (spec §4 Wish list). */
export const SeenWish = type({
  performanceId: string(),
  startsAt: instant(),
  venue: string(),
  zone: string(),
  seats: nullable(array(Seat)),
  /** Cents per ticket. */
  price: cents(),
  serviceCharge: cents(),
  deliveryMethod: enums(deliveryMethods),
  deliveryFee: cents(),
  total: cents(),
  totalPoints: integer(),
});
export type SeenWish = Infer<typeof SeenWish>;

/** What the wish list shows of a wish. */
export const seenWish = ({
  event: { performanceId, startsAt, venue },
  zone,
  seatInfo,
  price,
  serviceCharge,
  deliveryMethod,
  deliveryFee,
  total,
  totalPoints,
}: WishListItem): SeenWish => ({
  performanceId,
  startsAt,
  venue,
  zone,
  seats: seatInfo,
  price,
  serviceCharge,
  deliveryMethod,
  deliveryFee,
  total,
  totalPoints,
});

/** The codes of what can change before the payment, each with the facts that it stands for. */
const facts = {
  performanceChanged: ({ performanceId, startsAt }) => [performanceId, startsAt],
  venueChanged: ({ venue }) => venue,
  seatsChanged: ({ zone, seats }) => [zone, seats?.map(({ section, row, seat }) => [section, row, seat])],
  deliveryChanged: ({ deliveryMethod }) => deliveryMethod,
  totalChanged: ({ price, serviceCharge, deliveryFee, total, totalPoints }) => [
    price,
    serviceCharge,
    deliveryFee,
    total,
    totalPoints,
  ],
} satisfies Partial<Record<ErrorCode, (wish: SeenWish) => unknown>>;

/** What differs between two looks at a wish: empty when the member saw this wish. Both in one language. */
export const wishChanges = (seen: SeenWish, now: SeenWish): (keyof typeof facts)[] =>
  (Object.keys(facts) as (keyof typeof facts)[]).filter(
    (code) => JSON.stringify(facts[code](seen)) !== JSON.stringify(facts[code](now)),
  );
