import type { PointEntry } from '@first-gong/domain';
import { type BankPaymentRow, upgradePayment } from '../order/rows.js';
import { defineTable } from '../store/index.js';

/** One line of the points' history. It is written once and never changed. */
export interface PointEntryRow extends Omit<PointEntry, 'entryId'> {
  id: string;
  memberId: string;
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
