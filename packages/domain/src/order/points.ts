import { points, topUp, topUpBonuses } from '../constants.js';
import type { FieldError } from '../errors.js';
import { type Instant, toMilliseconds } from '../time/time.js';

const CENTS = 100;

/**
 * Points for a payment: 1 per whole HKD since 1 July 2024 in Hong Kong (spec §9).
 * @param charged cents of the programme's share (`pointsShare`), after the points' discount
 */
export function pointsEarned({ charged, at }: { charged: number; at: Instant }): number {
  if (toMilliseconds(at) < toMilliseconds(points.since)) return 0;
  return Math.max(0, Math.floor(charged / CENTS)) * points.perDollar;
}

/** Discount of points, in cents. */
export const pointsOffset = (used: number): number => (used / points.perDollarOffset) * CENTS;

/**
 * Maximum points of an order, in whole dollars, limited by the balance.
 * @param total cents of the programme's share (`pointsShare`), before the discount
 */
export const usablePoints = (balance: number, total: number): number =>
  Math.max(0, Math.min(Math.floor(balance / points.perDollarOffset), Math.floor(total / CENTS))) *
  points.perDollarOffset;

/**
 * Checks the points of an order.
 * @param total cents of the programme's share (`pointsShare`), before the discount
 * @returns no error, or `pointsNotEnough`, `pointsOverTotal` or `pointsNotWholeDollars`, with the possible amounts
 */
export function checkPoints({ used, balance, total }: { used: number; balance: number; total: number }): FieldError[] {
  const field = 'pointsUsed';
  const step = points.perDollarOffset;
  const limit = usablePoints(balance, total);
  if (used > Math.floor(balance / step) * step) return [{ field, code: 'pointsNotEnough', values: { balance, limit } }];
  if (used > limit) return [{ field, code: 'pointsOverTotal', values: { limit } }];
  if (used >= 0 && used % step === 0) return [];
  const below = Math.max(0, Math.floor(used / step) * step);
  return [{ field, code: 'pointsNotWholeDollars', values: { step, below, above: Math.min(limit, below + step) } }];
}

/** Points for a whole total, rounded up to whole dollars (spec §1, §4 Wish list). @param total cents */
export const pointsFor = (total: number): number => Math.ceil(total / CENTS) * points.perDollarOffset;

/** Checks that a balance covers a total. @returns no error, or `wishPointsNotEnough` (spec §8) @param total cents */
export const canPayWithPoints = (balance: number, total: number): boolean => balance >= pointsFor(total);

/**
 * Checks the amount of a top-up.
 * @param amount cents
 * @returns no error, or `topUpAmountInvalid` with minimum and maximum in dollars
 */
export function checkTopUp(amount: number): FieldError[] {
  if (amount % CENTS === 0 && amount >= topUp.min && amount <= topUp.max) return [];
  return [{ field: 'amount', code: 'topUpAmountInvalid', values: { min: topUp.min / CENTS, max: topUp.max / CENTS } }];
}

/**
 * Limits pending top-ups.
 * @param waiting the member's top-ups that wait for the bank
 * @returns no error, or `topUpsWaiting` with the limit
 */
export const checkTopUpsWaiting = (waiting: number): FieldError[] =>
  waiting < topUp.waiting ? [] : [{ field: 'amount', code: 'topUpsWaiting', values: { limit: topUp.waiting } }];

/** Points of a top-up without bonus. @param amount cents of whole dollars */
export const pointsBought = (amount: number): number => (amount / CENTS) * topUp.pointsPerDollar;

/** Bonus points of a top-up. @param amount cents of whole dollars */
export function topUpBonus(amount: number): number {
  const percent = topUpBonuses.findLast(({ from }) => amount >= from)?.percent ?? 0;
  return Math.floor((pointsBought(amount) * percent) / 100);
}

/** Points of a top-up, including the bonus. @param amount cents of whole dollars */
export const pointsCredited = (amount: number): number => pointsBought(amount) + topUpBonus(amount);
