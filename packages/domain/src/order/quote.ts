import { RuleError } from '../errors.js';
import type { Instant } from '../time/time.js';
import { cartTotals, type PricedTickets } from './cart.js';
import { checkPoints, pointsEarned, pointsOffset } from './points.js';
import type { PriceLine } from './purchase.js';

export interface QuotedTickets extends PricedTickets {
  pointsProgramme: boolean;
  /** Cents that a promotion takes off. @default 0 */
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
 * The part of an order in cents that earns points and that points can pay (spec §1: some events do not take part): the
 * tickets of events in the programme with their service charge, and the delivery unless no event takes part.
 */
export function pointsShare({ items, deliveryFee }: Pick<QuoteRequest, 'items' | 'deliveryFee'>): number {
  const inside = items.filter(({ pointsProgramme }) => pointsProgramme);
  const { ticketsTotal, serviceCharge } = cartTotals(inside);
  return inside.length === 0 ? 0 : ticketsTotal + serviceCharge + deliveryFee - discountOf(inside);
}

const discountOf = (items: readonly QuotedTickets[]) => items.reduce((sum, { discount = 0 }) => sum + discount, 0);

/** The full price of an order. Nothing is added later. */
export interface Quote {
  lines: PriceLine[];
  /** Cents to be charged: the sum of the lines. */
  total: number;
  /** Points credited once the order is complete. */
  willEarn: number;
}

/**
 * Prices an order, all fees included (spec §4 Order). There is always a line for the tickets, the service charge and
 * the delivery, even if it is free; a line for the discount of a promotion and for the points' offset if there is one.
 * @throws RuleError `pointsNotWholeDollars` or `pointsOverTotal`. Check the balance with checkPoints.
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
