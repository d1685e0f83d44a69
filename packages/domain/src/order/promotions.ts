import type { FieldError } from '../errors.js';
import { type Instant, toMilliseconds } from '../time/time.js';

/** A promotion code for Transaction Preview (spec §3 Transaction: benefit or discount). */
export interface Promotion {
  code: string;
  /** Discount: percentage of the tickets, or cents of the order. */
  off: { percent: number } | { cents: number };
  /** UTC instant of the end. */
  until: Instant;
  /** Maximum orders, or null. */
  limit: number | null;
}

/** Tickets of one price. */
export interface PromotedTickets {
  /** Cents per ticket. */
  price: number;
  quantity: number;
  /** Whether the promotion includes the event. */
  promoted: boolean;
}

export interface PromotionInput {
  /** Undefined if unknown. */
  promotion: Promotion | undefined;
  items: readonly PromotedTickets[];
  /** Orders with this code, without cancelled ones. */
  used: number;
  now: Instant;
}

/**
 * Checks a promotion code.
 * @returns no error, or one of `promotionCode`: `promotionUnknown`, `promotionExpired`, `promotionUsedUp`,
 * `promotionNotForEvent`
 */
export function checkPromotion({ promotion, items, used, now }: PromotionInput): FieldError[] {
  const field = 'promotionCode';
  if (promotion === undefined) return [{ field, code: 'promotionUnknown' }];
  if (toMilliseconds(now) >= toMilliseconds(promotion.until)) return [{ field, code: 'promotionExpired' }];
  if (promotion.limit !== null && used >= promotion.limit) return [{ field, code: 'promotionUsedUp' }];
  return items.some(({ promoted }) => promoted) ? [] : [{ field, code: 'promotionNotForEvent' }];
}

/**
 * Discount per item in cents, whole dollars, at most the price of its tickets. Fees are not discounted; a fixed amount
 * starts with the first item.
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
