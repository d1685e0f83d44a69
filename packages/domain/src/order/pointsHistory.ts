import { enums, object as exactly, type Infer, integer, nullable, type as object, string } from 'superstruct';
import { points } from '../constants.js';
import { cents } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { type Instant, isWithinMonths } from '../time/time.js';
import { paymentMethods, type TransactionStatus } from './purchase.js';

/** What moved a balance. */
export const pointKinds = ['earned', 'used', 'toppedUp', 'wishPaid', 'returned'] as const;
export type PointKind = (typeof pointKinds)[number];

/** One line of the points' history (spec §7 point_history; records cover one year). */
export const PointEntry = object({
  entryId: string(),
  at: instant(),
  kind: enums(pointKinds),
  /** Negative for what was spent. */
  points: integer(),
  /** The balance after it. */
  balance: integer(),
  transactionNumber: nullable(string()),
});
export type PointEntry = Infer<typeof PointEntry>;

export const topUpStatuses = ['awaitingBank', 'complete', 'cancelled'] as const;

/** spec §3 Points: top-up history. */
export const TopUp = object({
  topUpId: string(),
  at: instant(),
  status: enums(topUpStatuses),
  /** Cents: what was bought, before any discount. */
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

/** What a member asks for: cents, whole dollars. */
export const TopUpRequest = exactly({ amount: integer(), paymentMethod: enums(paymentMethods) });
export type TopUpRequest = Infer<typeof TopUpRequest>;

/** Whether the points' and the top-ups' history still shows what happened at an instant: one year only (spec §9). */
export const isInHistory = (at: Instant, now: Instant): boolean => isWithinMonths(at, 12 * points.historyYears, now);

/**
 * What an order moves in the balance (spec §4 Order): the points it used and those it earned, once it is complete and
 * not before. One that is incomplete moves nothing: what it would have earned is cancelled, what it would have used is
 * free again.
 * @param order points used and points it will earn.
 * @returns movements of the balance, negative for what is spent; a movement of nothing is none.
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
