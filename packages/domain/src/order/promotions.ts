import type { FieldError } from '../errors.js';
import { type Instant, toMilliseconds } from '../time/time.js';

/** A promotion whose code buyers enter on Transaction Preview (spec §3 Transaction: benefit or discount). */
export interface Promotion {
  code: string;
  /** The discount: a percentage of the price of the tickets, or cents of the order. */
  off: { percent: number } | { cents: number };
  /** UTC instant at which it ends. */
  until: Instant;
  /** Orders that may use it; null for any number. */
  limit: number | null;
}

/** Tickets of one price in an order. */
export interface PromotedTickets {
  /** Cents per ticket. */
  price: number;
  quantity: number;
  /** The promotion is for this event. */
  promoted: boolean;
}

/** The facts against which a code is checked. */
export interface PromotionFacts {
  /** Undefined for an unknown code. */
  promotion: Promotion | undefined;
  items: readonly PromotedTickets[];
  /** Orders that use it already, except cancelled ones. */
  used: number;
  now: Instant;
}

/**
 * Checks a promotion code.
 * @returns an empty array, or one error of the field `promotionCode`: `promotionUnknown`, `promotionExpired`,
 * `promotionUsedUp`, `promotionNotForEvent` when it is for none of the events of the order.
 */
export function checkPromotion({ promotion, items, used, now }: PromotionFacts): FieldError[] {
  const field = 'promotionCode';
  if (promotion === undefined) return [{ field, code: 'promotionUnknown' }];
  if (toMilliseconds(now) >= toMilliseconds(promotion.until)) return [{ field, code: 'promotionExpired' }];
  if (promotion.limit !== null && used >= promotion.limit) return [{ field, code: 'promotionUsedUp' }];
  return items.some(({ promoted }) => promoted) ? [] : [{ field, code: 'promotionNotForEvent' }];
}

/**
 * The discount on each item in cents, in whole dollars and never more than its tickets cost. The service charge and the
 * delivery are not reduced. An amount is taken off the items in their order.
 */
export function discountsOf({ off }: Pick<Promotion, 'off'>, items: readonly PromotedTickets[]): number[] {
  let left = 'cents' in off ? off.cents : 0;
  return items.map(({ price, quantity, promoted }) => {
    if (!promoted) return 0;
    const tickets = price * quantity;
    if ('percent' in off) return Math.floor((tickets * off.percent) / 100_00) * 100;
    const discount = Math.min(left, tickets);
    left -= discount;
    return discount;
  });
}
