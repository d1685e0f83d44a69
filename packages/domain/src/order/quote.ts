import { RuleError } from '../errors.js';
import type { Instant } from '../time/time.js';
import { cartTotals, type PricedTickets } from './cart.js';
import { checkPoints, pointsEarned, pointsOffset } from './points.js';
import type { PriceLine } from './purchase.js';

export interface QuoteRequest {
  items: readonly (PricedTickets & { pointsProgramme: boolean })[];
  /** Cents. */
  deliveryFee: number;
  pointsUsed: number;
  now: Instant;
}

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
 * the delivery, even if it is free, and a line for the points' offset if points are used.
 * @throws RuleError `pointsNotWholeDollars` or `pointsOverTotal`. Check the balance with checkPoints.
 */
export function quote({ items, deliveryFee, pointsUsed, now }: QuoteRequest): Quote {
  const { ticketCount, ticketsTotal, serviceCharge } = cartTotals(items);
  const before = ticketsTotal + serviceCharge + deliveryFee;
  const [refused] = checkPoints({ used: pointsUsed, balance: pointsUsed, total: before });
  if (refused) throw new RuleError(refused.code, [refused]);

  const outside = cartTotals(items.filter(({ pointsProgramme }) => !pointsProgramme));
  const total = before - pointsOffset(pointsUsed);
  const lines: PriceLine[] = [
    { kind: 'tickets', quantity: ticketCount, amount: ticketsTotal },
    { kind: 'serviceCharge', quantity: ticketCount, amount: serviceCharge },
    { kind: 'delivery', quantity: 1, amount: deliveryFee },
  ];
  if (pointsUsed > 0) lines.push({ kind: 'points', quantity: pointsUsed, amount: -pointsOffset(pointsUsed) });
  return {
    lines,
    total,
    willEarn: pointsEarned({ charged: total, outside: outside.ticketsTotal + outside.serviceCharge, at: now }),
  };
}
