import { ticketsPerTransaction } from '../constants.js';
import type { ErrorCode, FieldError } from '../errors.js';

/** What a wished number of tickets is measured against. Counts of tickets. */
export interface QuantityFacts {
  /** Tickets wished for; null when the field is empty. */
  quantity: number | null;
  /** Tickets already in the cart, of any event. */
  inCart: number;
  /** Those of this event. */
  inCartOfEvent: number;
  /** Tickets of this event one transaction may hold. */
  eventLimit: number;
  /** Tickets left in the zone. */
  remaining: number;
}

/** The rules, each with its limit and what it still allows. */
const rules = ({ inCart, inCartOfEvent, eventLimit, remaining }: Omit<QuantityFacts, 'quantity'>) =>
  [
    { code: 'quantityOverTransactionLimit', limit: ticketsPerTransaction, left: ticketsPerTransaction - inCart },
    { code: 'quantityOverEventLimit', limit: eventLimit, left: eventLimit - inCartOfEvent },
    { code: 'quantityNotAvailable', limit: remaining, left: remaining },
  ] satisfies { code: ErrorCode; limit: number; left: number }[];

/** How many tickets can still be added: the upper end of the quantity field, 0 when none. */
export const quantityLeft = (facts: Omit<QuantityFacts, 'quantity'>): number =>
  Math.max(0, Math.min(...rules(facts).map(({ left }) => left)));

/**
 * Checks a number of tickets (spec §9 Tickets per transaction, the event's own limit, what remains).
 * @returns nothing, or the one error that says most: `quantityRequired`, `zoneSoldOut`, or the tightest limit
 * crossed, with `{ limit, left }`. One sentence a field is enough to mend it.
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
