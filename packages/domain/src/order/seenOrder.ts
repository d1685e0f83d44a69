import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { delivery } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import { list } from '../forms/form.js';
import { cents } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { deliveryMethods } from './deliveryMethods.js';
import { destinations } from './destinations.js';
import { PriceLine, Seat, type TransactionPreview } from './purchase.js';

/** What a buyer sees on Transaction Preview and agrees to by Confirm (spec §4 Order). */
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
  /** Every fee. Their sum is the total. */
  lines: list(PriceLine),
  delivery: type({
    method: enums(deliveryMethods),
    destination: nullable(enums(destinations)),
    /** The address of the profile to which a courier delivers. Null for another address: the choice has it. */
    address: nullable(string()),
    /** The fewest and the most days of the delivery, or null. */
    days: nullable(array(integer())),
  }),
});
export type SeenOrder = Infer<typeof SeenOrder>;

/** What a preview shows of an order. */
export function seenOrder({
  items,
  lines,
  choice,
  deliveryOptions,
}: Pick<TransactionPreview, 'items' | 'lines' | 'choice' | 'deliveryOptions'>): SeenOrder {
  const method = choice.deliveryMethod;
  const { destination = null, address = null } = deliveryOptions.find((option) => option.method === method) ?? {};
  const rule: { fee: number; days?: readonly number[] } | null = destination && delivery[destination];
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
      days: rule?.days ? [...rule.days] : null,
    },
  };
}

/** The codes of what can change between the preview and Confirm, each with the facts that it stands for. */
const facts = {
  performanceChanged: ({ items }) => items.map(({ performanceId, startsAt }) => [performanceId, startsAt]),
  venueChanged: ({ items }) => items.map(({ venue }) => venue),
  seatsChanged: ({ items }) => items.map(({ seats }) => seats.map(({ section, row, seat }) => [section, row, seat])),
  deliveryChanged: ({ delivery: { method, destination, address, days } }) => [method, destination, address, days],
  totalChanged: ({ items, lines }) => [
    items.map(({ price }) => price),
    lines.map(({ kind, quantity, amount }) => [kind, quantity, amount]),
  ],
} satisfies Partial<Record<ErrorCode, (order: SeenOrder) => unknown>>;
export type OrderChange = keyof typeof facts;

/** What differs between two looks at an order: empty when the buyer saw this order. Both in one language. */
export const orderChanges = (seen: SeenOrder, now: SeenOrder): OrderChange[] =>
  (Object.keys(facts) as OrderChange[]).filter(
    (code) => JSON.stringify(facts[code](seen)) !== JSON.stringify(facts[code](now)),
  );
