import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { list } from '../forms/form.js';
import { cents } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { deliveryDays } from './delivery.js';
import { deliveryMethods } from './deliveryMethods.js';
import { destinations } from './destinations.js';
import { PriceLine, Seat, type TransactionPreview } from './purchase.js';
import { comparison, seatFacts } from './seen.js';

/** Facts of Transaction Preview that the buyer agrees to (spec §4 Order). */
export const SeenOrder = type({
  items: list(
    type({
      performanceId: string(),
      startsAt: instant(),
      venue: string(),
      seats: list(Seat),
      /** Cents per seat. */
      price: cents(),
    }),
  ),
  /** All fees. The sum is the total. */
  lines: list(PriceLine),
  delivery: type({
    method: enums(deliveryMethods),
    destination: nullable(enums(destinations)),
    /** Courier address of the profile, otherwise null. */
    address: nullable(string()),
    /** Minimum and maximum days of delivery, or null. */
    days: nullable(array(integer())),
  }),
});
export type SeenOrder = Infer<typeof SeenOrder>;

/** Extracts the facts of a preview. */
export function seenOrder({
  items,
  lines,
  choice,
  deliveryOptions,
}: Pick<TransactionPreview, 'items' | 'lines' | 'choice' | 'deliveryOptions'>): SeenOrder {
  const method = choice.deliveryMethod;
  const { destination = null, address = null } = deliveryOptions.find((option) => option.method === method) ?? {};
  return {
    items: items.map(({ event: { performanceId, startsAt, venue }, seats, price }) => ({
      performanceId,
      startsAt,
      venue,
      seats,
      price,
    })),
    lines,
    delivery: {
      method,
      destination,
      address: choice.deliverTo ? null : address,
      days: deliveryDays(destination),
    },
  };
}

/** Codes of the differences between two versions of an order in the same language. Empty if equal. */
export const orderChanges = comparison({
  performanceChanged: ({ items }: SeenOrder) => items.map(({ performanceId, startsAt }) => [performanceId, startsAt]),
  venueChanged: ({ items }) => items.map(({ venue }) => venue),
  seatsChanged: ({ items }) => items.map(({ seats }) => seatFacts(seats)),
  deliveryChanged: ({ delivery: { method, destination, address, days } }) => [method, destination, address, days],
  totalChanged: ({ items, lines }) => [
    items.map(({ price }) => price),
    lines.map(({ kind, quantity, amount }) => [kind, quantity, amount]),
  ],
});
export type OrderChange = ReturnType<typeof orderChanges>[number];
