import {
  checkTopUp,
  checkTopUpsWaiting,
  isInHistory,
  type Lang,
  pagePath,
  pointsCredited,
  type TopUp,
  type TopUpRequest,
  toInstant,
} from '@first-gong/domain';
import { askBank, type BankPayments, createBankPayments } from '../order/bankPayments.js';
import { topUpNumber } from '../order/numbers.js';
import { bankUrlOf } from '../order/view.js';
import { refuse } from '../shared/refuse.js';
import type { Reader, Store, Writer } from '../store/index.js';
import { movePoints } from './ledger.js';
import type { TopUpRow } from './rows.js';
import { topUpTable } from './rows.js';

/** Points bought with money (spec §3 Points, top-up history). */
export interface TopUps {
  /**
   * Asks the bank for the money. Nothing is credited yet.
   * @throws RuleError `topUpAmountInvalid`, `topUpsWaiting` while too many of the member's top-ups wait for the bank.
   */
  begin(memberId: string, wanted: TopUpRequest): Promise<TopUpRow>;
  payments: BankPayments<TopUpRow>;
}

export interface TopUpParts {
  store: Store;
  now: () => number;
  /** Runs in the transaction that credits the points. */
  onComplete: (tx: Writer, row: TopUpRow) => void;
}

export function createTopUps({ store, now, onComplete }: TopUpParts): TopUps {
  const payments = createBankPayments<TopUpRow>({
    store,
    table: topUpTable,
    now,
    about: ({ amount, at }) => ({ kind: 'topUp', amount, askedAt: at, returnTo: pagePath('topUpsHistory') }),
    onPaid(tx, row) {
      const { id, memberId, points } = row;
      movePoints(tx, memberId, { kind: 'toppedUp', points, transactionNumber: id }, now());
      onComplete(tx, row);
    },
  });

  return {
    begin(memberId, { amount, paymentMethod }) {
      refuse(checkTopUp(amount));
      return store.transact((tx) => {
        const waiting = tx.count(topUpTable, "memberId = ? and status = 'awaitingBank'", memberId);
        refuse(checkTopUpsWaiting(waiting));
        const row: TopUpRow = {
          id: topUpNumber(tx, now()),
          ...askBank(paymentMethod, now()),
          memberId,
          at: toInstant(now()),
          amount,
          points: pointsCredited(amount),
        };
        tx.put(topUpTable, row);
        return row;
      });
    },
    payments,
  };
}

/** A member's top-ups of one year, newest first. */
export const topUpHistory = (data: Reader, memberId: string, now: number): TopUpRow[] =>
  data
    .find(topUpTable, 'memberId = ? order by seq', memberId)
    .filter(({ at }) => isInHistory(at, now))
    .sort((one, other) => (one.at < other.at ? 1 : -1));

/** There is no discount, so both totals are equal; points do not expire (spec §1). */
export const topUpView = (row: TopUpRow, lang: Lang): TopUp => ({
  topUpId: row.id,
  at: row.at,
  status: row.status,
  purchaseTotal: row.amount,
  pointsTotal: row.points,
  paymentAmount: row.amount,
  paymentMethod: row.paymentMethod,
  validUntil: null,
  bankUrl: bankUrlOf(row, lang),
});
