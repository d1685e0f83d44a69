import { type Instant, toInstant } from '../time/time.js';
import { serviceCharge } from './cart.js';
import { pointsEarned, pointsOffset, usablePoints } from './points.js';
import type { Refund } from './purchase.js';

/** Tickets of an order. */
export interface RefundableTickets {
  performanceId: string;
  /** Cents per ticket. */
  price: number;
  quantity: number;
  /** Discount of a promotion in cents. */
  discount: number;
  pointsProgramme: boolean;
}

/** A paid order as far as a refund depends on it. */
export interface RefundableOrder {
  items: readonly RefundableTickets[];
  /** Cents. */
  deliveryFee: number;
  /** Paid cents. */
  total: number;
  pointsUsed: number;
  /** Points credited for the order. */
  earned: number;
  placedAt: Instant;
  refunds: readonly Refund[];
}

/** Cents of tickets with service charge, after their discount. */
const centsOf = (items: readonly RefundableTickets[]): number =>
  items.reduce(
    (sum, { price, quantity, discount }) => sum + price * quantity + serviceCharge('website', quantity) - discount,
    0,
  );

const sumOf = (refunds: readonly Refund[], field: 'amount' | 'pointsReturned' | 'pointsTaken'): number =>
  refunds.reduce((sum, refund) => sum + refund[field], 0);

/**
 * The refund for a cancelled performance (assumption, spec §4 Order).
 *
 * - Tickets, service charge and discount of the performance. The delivery fee follows with the last performance.
 * - Points of the offset return in proportion, as whole dollars; the rest is money, paid back the way it was paid.
 * - The points that its tickets earned are taken back, at most `balance` after the return. The next refund takes the rest.
 *
 * The refunds of all performances together are exactly what the order cost.
 * @param balance the member's points before the refund
 * @returns null if the performance was refunded before, or is not in the order
 */
export function refundFor(
  order: RefundableOrder,
  { performanceId, balance, now }: { performanceId: string; balance: number; now: Instant },
): Refund | null {
  const { items, deliveryFee, total, pointsUsed, earned, placedAt, refunds } = order;
  const isOf = (id: string) => items.some((item) => item.performanceId === id);
  if (!isOf(performanceId) || refunds.some((refund) => refund.performanceId === performanceId)) return null;
  const cancelled = new Set([performanceId, ...refunds.map((refund) => refund.performanceId)]);
  const lost = items.filter((item) => cancelled.has(item.performanceId));
  const isWhole = lost.length === items.length;
  const inside = centsOf(items.filter((item) => item.pointsProgramme));
  const lostInside = centsOf(lost.filter((item) => item.pointsProgramme));
  const left = inside - lostInside;

  const part = inside === 0 ? 0 : Math.floor((pointsUsed * lostInside) / inside);
  const points = isWhole ? pointsUsed : usablePoints(part, lostInside);
  const money = isWhole ? total : Math.min(total, centsOf(lost) - pointsOffset(points));
  const charged = left + deliveryFee - pointsOffset(pointsUsed - points);
  const kept = left === 0 ? 0 : pointsEarned({ charged, at: placedAt });

  const pointsReturned = Math.max(0, points - sumOf(refunds, 'pointsReturned'));
  const unearned = Math.max(0, earned - kept - sumOf(refunds, 'pointsTaken'));
  return {
    performanceId,
    at: toInstant(now),
    amount: Math.max(0, money - sumOf(refunds, 'amount')),
    pointsReturned,
    pointsTaken: Math.min(unearned, balance + pointsReturned),
  };
}
