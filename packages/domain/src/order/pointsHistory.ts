import { enums, object as exactly, type Infer, integer, nullable, type as object, string } from 'superstruct';
import { points } from '../constants.js';
import { cents } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { type Instant, isWithinMonths } from '../time/time.js';
import { paymentMethods, type TransactionStatus } from './purchase.js';

const pointKinds = ['opening', 'earned', 'used', 'toppedUp', 'wishPaid', 'returned', 'takenBack'] as const;

/** A line of the points history (spec §7 point_history), which covers one year. */
export const PointEntry = object({
  entryId: string(),
  at: instant(),
  kind: enums(pointKinds),
  /** Negative for spent points. */
  points: integer(),
  /** Balance after the change. */
  balance: integer(),
  transactionNumber: nullable(string()),
});
export type PointEntry = Infer<typeof PointEntry>;

/** @planned */
export const topUpStatuses = ['awaitingBank', 'complete', 'cancelled'] as const;

/** spec §3 Points: top-up history. */
export const TopUp = object({
  topUpId: string(),
  at: instant(),
  status: enums(topUpStatuses),
  /** Price in cents, before discounts. */
  purchaseTotal: cents(),
  pointsTotal: integer(),
  /** Paid cents. */
  paymentAmount: cents(),
  paymentMethod: enums(paymentMethods),
  /** UTC instant of expiry, or null: points never expire (spec §1). */
  validUntil: nullable(instant()),
  bankUrl: nullable(string()),
});
export type TopUp = Infer<typeof TopUp>;

/** A top-up. The amount is in cents, whole dollars. */
export const TopUpRequest = exactly({ amount: integer(), paymentMethod: enums(paymentMethods) });
export type TopUpRequest = Infer<typeof TopUpRequest>;

/** Whether the histories of points and top-ups include an instant: one year (spec §9). */
export const isInHistory = (at: Instant, now: Instant): boolean => isWithinMonths(at, 12 * points.historyYears, now);

/**
 * Changes of the balance when an order is complete (spec §4 Order). Other orders change nothing.
 * @param order used and earned points
 * @returns negative for used points, without zeros
 */
export function pointsMoved(
  status: TransactionStatus,
  { used, willEarn }: { used: number; willEarn: number },
): Pick<PointEntry, 'kind' | 'points'>[] {
  if (status !== 'complete') return [];
  const moves = [
    { kind: 'used', points: -used },
    { kind: 'earned', points: willEarn },
  ] as const;
  return moves.filter(({ points: moved }) => moved !== 0);
}
