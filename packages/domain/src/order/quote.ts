import { RuleError } from '../errors.js';
import type { Instant } from '../time/time.js';
import { cartTotals, type PricedTickets } from './cart.js';
import { checkPoints, pointsEarned, pointsOffset } from './points.js';
import type { PriceLine } from './purchase.js';

export interface QuotedTickets extends PricedTickets {
  pointsProgramme: boolean;
  /** Discount of a promotion in cents. @default 0 */
  discount?: number;
}

export interface QuoteRequest {
  items: readonly QuotedTickets[];
  /** Cents. */
  deliveryFee: number;
  pointsUsed: number;
  now: Instant;
}

/**
 * Cents that earn points and accept points (spec §1). Tickets of participating events with service charge, and delivery
 * if any event participates.
 */
export function pointsShare({ items, deliveryFee }: Pick<QuoteRequest, 'items' | 'deliveryFee'>): number {
  const inside = items.filter(({ pointsProgramme }) => pointsProgramme);
  const { ticketsTotal, serviceCharge } = cartTotals(inside);
  return inside.length === 0 ? 0 : ticketsTotal + serviceCharge + deliveryFee - discountOf(inside);
}

const discountOf = (items: readonly QuotedTickets[]) => items.reduce((sum, { discount = 0 }) => sum + discount, 0);

/** The final price of an order. */
export interface Quote {
  lines: PriceLine[];
  /** Cents to pay. */
  total: number;
  /** Points after completion. */
  willEarn: number;
}

/**
 * Prices an order with all fees (spec §4 Order). Does not check the balance, see checkPoints.
 * @throws RuleError `pointsNotWholeDollars` or `pointsOverTotal`
 */
export function quote({ items, deliveryFee, pointsUsed, now }: QuoteRequest): Quote {
  const { ticketCount, ticketsTotal, serviceCharge } = cartTotals(items);
  const discount = discountOf(items);
  const before = ticketsTotal + serviceCharge + deliveryFee - discount;
  const share = pointsShare({ items, deliveryFee });
  const [refused] = checkPoints({ used: pointsUsed, balance: Number.POSITIVE_INFINITY, total: share });
  if (refused) throw new RuleError(refused.code, [refused]);

  const total = before - pointsOffset(pointsUsed);
  const lines: PriceLine[] = [
    { kind: 'tickets', quantity: ticketCount, amount: ticketsTotal },
    { kind: 'serviceCharge', quantity: ticketCount, amount: serviceCharge },
    { kind: 'delivery', quantity: 1, amount: deliveryFee },
  ];
  if (discount > 0) lines.push({ kind: 'discount', quantity: 1, amount: -discount });
  if (pointsUsed > 0) lines.push({ kind: 'points', quantity: pointsUsed, amount: -pointsOffset(pointsUsed) });
  return {
    lines,
    total,
    willEarn: pointsEarned({ charged: share - pointsOffset(pointsUsed), at: now }),
  };
}
