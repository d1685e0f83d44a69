import type { PointEntry } from '@first-gong/domain';
import { type BankPaymentRow, upgradePayment } from '../order/rows.js';
import { defineTable } from '../store/index.js';

/** A line of the points history, never changed. */
export interface PointEntryRow extends Omit<PointEntry, 'entryId'> {
  id: string;
  memberId: string;
}

/** A purchase of points. */
export interface TopUpRow extends BankPaymentRow {
  memberId: string;
  at: string;
  /** Cents. */
  amount: number;
  points: number;
}

export const pointEntryTable = defineTable<PointEntryRow>('pointEntries');
export const topUpTable = defineTable<TopUpRow>('topUps', upgradePayment);
