import type { PointKind } from '@first-gong/domain';
import { type BankPaymentRow, upgradePayment } from '../order/rows.js';
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
export interface TopUpRow extends BankPaymentRow {
  memberId: string;
  at: string;
  /** Cents. */
  amount: number;
  points: number;
}

export const pointEntryTable = defineTable<PointEntryRow>('pointEntries');
export const topUpTable = defineTable<TopUpRow>('topUps', upgradePayment);
