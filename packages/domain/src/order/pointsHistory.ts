import { enums, object as exactly, type Infer, integer, min, nullable, type as object, string } from 'superstruct';
import { paymentMethods } from './purchase.js';

const cents = () => min(integer(), 0);

/** What moved a balance. */
export const pointKinds = ['earned', 'used', 'toppedUp', 'wishPaid', 'returned'] as const;
export type PointKind = (typeof pointKinds)[number];

/** One line of the points' history (spec §7 point_history; records cover one year). */
export const PointEntry = object({
  entryId: string(),
  at: string(),
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
  at: string(),
  status: enums(topUpStatuses),
  /** Cents: what was bought, before any discount. */
  purchaseTotal: cents(),
  pointsTotal: integer(),
  /** Cents paid. */
  paymentAmount: cents(),
  paymentMethod: enums(paymentMethods),
  /** UTC instant at which the points expire; null, because they do not (spec §1). */
  validUntil: nullable(string()),
  bankUrl: nullable(string()),
});
export type TopUp = Infer<typeof TopUp>;

/** What a member asks for: cents, whole dollars. */
export const TopUpRequest = exactly({ amount: integer(), paymentMethod: enums(paymentMethods) });
export type TopUpRequest = Infer<typeof TopUpRequest>;
