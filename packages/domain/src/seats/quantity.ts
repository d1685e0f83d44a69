import { ticketsPerTransaction } from '../constants.js';
import type { ErrorCode, FieldError } from '../errors.js';

/** Numbers of tickets. */
export interface QuantityInput {
  /** Null for an empty field. */
  quantity: number | null;
  /** Tickets in the cart, of all events. */
  inCart: number;
  /** Tickets in the cart, of this event. */
  inCartOfEvent: number;
  /** Maximum of the event per transaction. */
  eventLimit: number;
  /** Left in the zone. */
  remaining: number;
}

/** Rules with their limits and remaining tickets. */
const rules = ({ inCart, inCartOfEvent, eventLimit, remaining }: Omit<QuantityInput, 'quantity'>) =>
  [
    { code: 'quantityOverTransactionLimit', limit: ticketsPerTransaction, left: ticketsPerTransaction - inCart },
    { code: 'quantityOverEventLimit', limit: eventLimit, left: eventLimit - inCartOfEvent },
    { code: 'quantityNotAvailable', limit: remaining, left: remaining },
  ] satisfies { code: ErrorCode; limit: number; left: number }[];

/** Maximum of the quantity field, at least 0. */
export const quantityLeft = (facts: Omit<QuantityInput, 'quantity'>): number =>
  Math.max(0, Math.min(...rules(facts).map(({ left }) => left)));

/**
 * Checks a number of tickets (spec §9 Tickets per transaction).
 * @returns no error, `quantityRequired`, `zoneSoldOut`, or the tightest exceeded limit with `{ limit, left }`
 */
export function checkQuantity({ quantity, ...facts }: QuantityInput): FieldError[] {
  const field = 'quantity';
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1) return [{ field, code: 'quantityRequired' }];
  if (facts.remaining <= 0) return [{ field, code: 'zoneSoldOut' }];
  const [tightest] = rules(facts)
    .filter(({ left }) => quantity > left)
    .sort((a, b) => a.left - b.left);
  if (tightest === undefined) return [];
  return [{ field, code: tightest.code, values: { limit: tightest.limit, left: Math.max(0, tightest.left) } }];
}
