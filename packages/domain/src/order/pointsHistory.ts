import { enums, object as exactly, type Infer, integer, nullable, type as object, string } from 'superstruct';
import { points } from '../constants.js';
import { cents } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { type Instant, isWithinMonths } from '../time/time.js';
import { paymentMethods, type TransactionStatus } from './purchase.js';

/** Reasons for a change of the balance. */
const pointKinds = ['opening', 'earned', 'used', 'toppedUp', 'wishPaid', 'returned'] as const;

/** One line of the points' history (spec §7 point_history; records cover one year). */
export const PointEntry = object({
  entryId: string(),
  at: instant(),
  kind: enums(pointKinds),
  /** Negative for points that were spent. */
  points: integer(),
  /** The balance after the change. */
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
  /** The price in cents, before any discount. */
  purchaseTotal: cents(),
  pointsTotal: integer(),
  /** Cents paid. */
  paymentAmount: cents(),
  paymentMethod: enums(paymentMethods),
  /** UTC instant at which the points expire; null, because they do not (spec §1). */
  validUntil: nullable(instant()),
  bankUrl: nullable(string()),
});
export type TopUp = Infer<typeof TopUp>;

/** A request to buy points. The amount is in cents, whole dollars. */
export const TopUpRequest = exactly({ amount: integer(), paymentMethod: enums(paymentMethods) });
export type TopUpRequest = Infer<typeof TopUpRequest>;

/** Whether the histories of points and top-ups still show an instant: they cover one year (spec §9). */
export const isInHistory = (at: Instant, now: Instant): boolean => isWithinMonths(at, 12 * points.historyYears, now);

/**
 * The changes that an order makes to the balance (spec §4 Order): a complete order debits the points it used and
 * credits the points it earned. Any other order changes nothing.
 * @param order points used and points it will earn.
 * @returns changes of the balance, negative for points used, without changes of 0.
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
