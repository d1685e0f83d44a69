import { points, topUp, topUpBonuses } from '../constants.js';
import type { FieldError } from '../errors.js';
import { type Instant, toMilliseconds } from '../time/time.js';

const CENTS = 100;

/**
 * Points that a payment earns: 1 for every whole HKD charged since 1 July 2024 in Hong Kong (spec §9).
 * @param charged cents charged for what takes part in the programme (`pointsShare`), after the points' offset.
 */
export function pointsEarned({ charged, at }: { charged: number; at: Instant }): number {
  if (toMilliseconds(at) < toMilliseconds(points.since)) return 0;
  return Math.max(0, Math.floor(charged / CENTS)) * points.perDollar;
}

/** The discount in cents for a number of points. */
export const pointsOffset = (used: number): number => (used / points.perDollarOffset) * CENTS;

/**
 * The maximum of points for an order: whole dollars only, at most the balance and the whole dollars of what takes part.
 * @param total cents that take part in the programme (`pointsShare`), before the offset.
 */
export const usablePoints = (balance: number, total: number): number =>
  Math.max(0, Math.min(Math.floor(balance / points.perDollarOffset), Math.floor(total / CENTS))) *
  points.perDollarOffset;

/**
 * Checks the points that a member wants to use. Any number may be checked, also one that cannot be used.
 * @param total cents that take part in the programme (`pointsShare`), before the offset.
 * @returns an empty array, or one error with the amounts that are possible: `pointsNotEnough` with the `balance` and the
 * most that this order takes (`limit`), `pointsOverTotal` with `limit`, `pointsNotWholeDollars` with `step` and the
 * nearest amounts `below` and `above`.
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

/** Points that pay a total in full, rounded up to whole dollars (spec §1, §4 Wish list). @param total cents. */
export const pointsFor = (total: number): number => Math.ceil(total / CENTS) * points.perDollarOffset;

/** Whether a balance pays a total in full. If not: `wishPointsNotEnough`, top up and pay again (spec §8). @param total cents. */
export const canPayWithPoints = (balance: number, total: number): boolean => balance >= pointsFor(total);

/**
 * Checks the amount of a top-up.
 * @param amount cents.
 * @returns an empty array, or `topUpAmountInvalid` with the minimum and maximum in dollars.
 */
export function checkTopUp(amount: number): FieldError[] {
  if (amount % CENTS === 0 && amount >= topUp.min && amount <= topUp.max) return [];
  return [{ field: 'amount', code: 'topUpAmountInvalid', values: { min: topUp.min / CENTS, max: topUp.max / CENTS } }];
}

/**
 * Checks that a member may begin another top-up.
 * @param waiting the member's top-ups that wait for the bank.
 * @returns an empty array, or `topUpsWaiting` with the limit.
 */
export const checkTopUpsWaiting = (waiting: number): FieldError[] =>
  waiting < topUp.waiting ? [] : [{ field: 'amount', code: 'topUpsWaiting', values: { limit: topUp.waiting } }];

/** Points that an amount buys, without its bonus. @param amount cents of whole dollars. */
export const pointsBought = (amount: number): number => (amount / CENTS) * topUp.pointsPerDollar;

/** Points that come on top of those that an amount buys. @param amount cents of whole dollars. */
export function topUpBonus(amount: number): number {
  const percent = topUpBonuses.findLast(({ from }) => amount >= from)?.percent ?? 0;
  return Math.floor((pointsBought(amount) * percent) / 100);
}

/** Points that a top-up credits: those that it buys and its bonus. @param amount cents of whole dollars. */
export const pointsCredited = (amount: number): number => pointsBought(amount) + topUpBonus(amount);
