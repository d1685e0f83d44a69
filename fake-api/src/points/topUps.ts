import {
  allows,
  bankUntil,
  checkTopUp,
  checkTopUpsWaiting,
  earlierOf,
  isBankLate,
  isInHistory,
  type Lang,
  type OrderEvent,
  orderMachine,
  pointsBought,
  step,
  type TopUp,
  type TopUpRequest,
  toInstant,
} from '@first-gong/domain';
import { secret, topUpNumber } from '../order/numbers.js';
import { chargeTable } from '../order/rows.js';
import { endingOf } from '../order/transaction.js';
import { bankUrlOf } from '../order/view.js';
import type { BankAnswer } from '../pages/payment.js';
import { refuse } from '../refuse.js';
import type { Store } from '../store/index.js';
import { groupBy, type Reader, type Watcher, type Writer } from '../store/index.js';
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
  /** Takes the bank's answer: an approval in time charges and credits. Returns whether it was in time. */
  answer(number: string, answer: BankAnswer, cardEnding?: string): Promise<boolean>;
  /** Cancels a top-up that the bank has not answered in time. */
  settle(tx: Writer, number: string): void;
}

export interface TopUpParts {
  store: Store;
  now: () => number;
  history: TopUpHistory;
  /** Runs in the transaction that credits the points. */
  onComplete: (tx: Writer, row: TopUpRow) => void;
}

/** A top-up has the states that an order has at the bank. */
const moved = (row: TopUpRow, event: OrderEvent): TopUpRow => ({
  ...row,
  status: step(orderMachine, row.status, event) as TopUpRow['status'],
  deadline: null,
});

export function createTopUps({ store, now, history, onComplete }: TopUpParts): TopUps {
  const complete = (tx: Writer, row: TopUpRow) => {
    const { id, memberId, amount, points } = row;
    const completed = moved(row, 'bankApproves');
    tx.put(topUpTable, completed);
    tx.put(chargeTable, { id: secret(), transactionNumber: id, amount, at: toInstant(now()) });
    movePoints(tx, memberId, { kind: 'toppedUp', points, transactionNumber: id }, now());
    onComplete(tx, completed);
  };

  const settle: TopUps['settle'] = (tx, number) => {
    const row = tx.get(topUpTable, number);
    if (!row || !allows(orderMachine, row.status, 'bankTimesOut')) return;
    // A clock that was turned back must not give the bank more time.
    const until = earlierOf(row.bankUntil, bankUntil(now()));
    if (isBankLate(until, now())) tx.put(topUpTable, moved(row, 'bankTimesOut'));
    else if (until !== row.bankUntil) tx.put(topUpTable, { ...row, bankUntil: until, deadline: until });
  };

  return {
    begin(memberId, { amount, paymentMethod }) {
      refuse(checkTopUp(amount));
      return store.transact((tx) => {
        refuse(checkTopUpsWaiting(history.waiting(tx, memberId)));
        const until = bankUntil(now());
        const row: TopUpRow = {
          id: topUpNumber(tx, now()),
          memberId,
          bankKey: secret(),
          status: step(orderMachine, 'preview', 'confirm') as TopUpRow['status'],
          at: toInstant(now()),
          bankUntil: until,
          deadline: until,
          paymentMethod,
          cardEnding: null,
          amount,
          points: pointsBought(amount),
        };
        tx.put(topUpTable, row);
        return row;
      });
    },
    answer: (number, answer, cardEnding) =>
      store.transact((tx) => {
        settle(tx, number);
        const row = tx.get(topUpTable, number);
        if (row?.status !== 'awaitingBank') return false;
        if (answer === 'approve') complete(tx, { ...row, cardEnding: endingOf(row, cardEnding) });
        else tx.put(topUpTable, moved(row, answer === 'cancel' ? 'buyerLeavesBank' : 'bankDeclines'));
        return true;
      }),
    settle,
  };
}

export interface TopUpHistory {
  /** Keeps the index. */
  watcher: Watcher;
  /** A member's top-ups of one year, newest first. */
  of(data: Reader, memberId: string): TopUpRow[];
  /** The number of a member's top-ups that wait for the bank. */
  waiting(data: Reader, memberId: string): number;
}

export function createTopUpHistory(now: () => number): TopUpHistory {
  const byMember = groupBy(topUpTable, ({ memberId }) => memberId);
  const all = (data: Reader, memberId: string) =>
    [...byMember.of(memberId)].flatMap((id) => data.get(topUpTable, id) ?? []);
  return {
    watcher: byMember.watcher,
    of: (data, memberId) =>
      all(data, memberId)
        .filter(({ at }) => isInHistory(at, now()))
        .sort((one, other) => (one.at < other.at ? 1 : -1)),
    waiting: (data, memberId) => all(data, memberId).filter(({ status }) => status === 'awaitingBank').length,
  };
}

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
  bankUrl: row.status === 'awaitingBank' ? bankUrlOf(row, lang) : null,
});
