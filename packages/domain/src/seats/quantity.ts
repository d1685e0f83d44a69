import { ticketsPerTransaction } from '../constants.js';
import type { ErrorCode, FieldError } from '../errors.js';

/** A requested number of tickets, and the facts against which it is checked. Counts of tickets. */
export interface QuantityFacts {
  /** Tickets requested; null when the field is empty. */
  quantity: number | null;
  /** Tickets already in the cart, of any event. */
  inCart: number;
  /** Tickets of this event already in the cart. */
  inCartOfEvent: number;
  /** Maximum tickets of this event per transaction. */
  eventLimit: number;
  /** Tickets left in the zone. */
  remaining: number;
}

/** The rules, each with its limit and the number of tickets it still allows. */
const rules = ({ inCart, inCartOfEvent, eventLimit, remaining }: Omit<QuantityFacts, 'quantity'>) =>
  [
    { code: 'quantityOverTransactionLimit', limit: ticketsPerTransaction, left: ticketsPerTransaction - inCart },
    { code: 'quantityOverEventLimit', limit: eventLimit, left: eventLimit - inCartOfEvent },
    { code: 'quantityNotAvailable', limit: remaining, left: remaining },
  ] satisfies { code: ErrorCode; limit: number; left: number }[];

/** How many tickets can still be added: the maximum of the quantity field, never below 0. */
export const quantityLeft = (facts: Omit<QuantityFacts, 'quantity'>): number =>
  Math.max(0, Math.min(...rules(facts).map(({ left }) => left)));

/**
 * Checks a number of tickets against the transaction's limit (spec §9 Tickets per transaction), the event's own limit
 * and the remaining tickets.
 * @returns an empty array, or the most useful error: `quantityRequired`, `zoneSoldOut`, or the tightest limit
 * exceeded, with `{ limit, left }`.
 */
export function checkQuantity({ quantity, ...facts }: QuantityFacts): FieldError[] {
  const field = 'quantity';
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1) return [{ field, code: 'quantityRequired' }];
  if (facts.remaining <= 0) return [{ field, code: 'zoneSoldOut' }];
  const [tightest] = rules(facts)
    .filter(({ left }) => quantity > left)
    .sort((a, b) => a.left - b.left);
  if (tightest === undefined) return [];
  return [{ field, code: tightest.code, values: { limit: tightest.limit, left: Math.max(0, tightest.left) } }];
}
