import type { PaymentMethod, PointKind, TopUp } from '@first-gong/domain';
import { defineTable } from '../store/index.js';

/** One line of the points' history. It is written once and never changed. */
export interface PointEntryRow {
  id: string;
  memberId: string;
  at: string;
  kind: PointKind;
  /** Negative for what was spent. */
  points: number;
  /** The balance after it. */
  balance: number;
  transactionNumber: string | null;
}

/** Points that a member buys. */
export interface TopUpRow {
  id: string;
  memberId: string;
  /** Anybody who knows it may answer as the bank. */
  bankKey: string;
  status: TopUp['status'];
  at: string;
  bankUntil: string;
  /** UTC instant at which the bank's time is over, or null once the top-up is settled. */
  deadline: string | null;
  paymentMethod: PaymentMethod;
  cardEnding: string | null;
  /** Cents. */
  amount: number;
  points: number;
}

export const pointEntryTable = defineTable<PointEntryRow>('pointEntries');
export const topUpTable = defineTable<TopUpRow>('topUps');
