import {
  allows,
  bankUntil,
  earlierOf,
  isBankLate,
  type OrderEvent,
  orderMachine,
  type PaymentMethod,
  step,
  type TransactionStatus,
  toInstant,
} from '@first-gong/domain';
import type { BankAnswer } from '../pages/payment.js';
import { secret } from '../shared/secret.js';
import type { Store, Table, Writer } from '../store/index.js';
import { chargeTable } from './rows.js';
import { endingOf } from './transaction.js';

/** A payment beside that of an order: it has the states that an order has at the bank (spec §4 Order). */
export interface BankPaymentRow {
  id: string;
  /** Anybody who knows it may answer as the bank. */
  bankKey: string;
  status: TransactionStatus;
  at: string;
  bankUntil: string;
  /** UTC instant at which the bank's time is over, or null once the payment is settled. */
  deadline: string | null;
  paymentMethod: PaymentMethod;
  cardEnding: string | null;
  /** Cents. */
  amount: number;
}

/** The payments of one table. */
export interface BankPayments {
  /** A payment that waits for the bank. The caller stores it. */
  asked(id: string, payment: Pick<BankPaymentRow, 'amount' | 'paymentMethod'>): BankPaymentRow;
  /** Takes the bank's answer: an approval in time charges. Returns whether it was in time. */
  answer(id: string, answer: BankAnswer, cardEnding?: string): Promise<boolean>;
  /** Cancels a payment that the bank has not answered in time. */
  settle(tx: Writer, id: string): void;
}

export interface BankPaymentParts<Row extends BankPaymentRow> {
  store: Store;
  table: Table<Row>;
  now: () => number;
  /** Runs in the transaction that charges the payment. */
  onPaid: (tx: Writer, row: Row) => void;
}

export function createBankPayments<Row extends BankPaymentRow>(parts: BankPaymentParts<Row>): BankPayments {
  const { store, table, now, onPaid } = parts;
  const moved = (row: Row, event: OrderEvent): Row => ({
    ...row,
    status: step(orderMachine, row.status, event) as TransactionStatus,
    deadline: null,
  });

  const settle: BankPayments['settle'] = (tx, id) => {
    const row = tx.get(table, id);
    if (!row || !allows(orderMachine, row.status, 'bankTimesOut')) return;
    // A clock that was turned back must not give the bank more time.
    const until = earlierOf(row.bankUntil, bankUntil(now()));
    if (isBankLate(until, now())) tx.put(table, moved(row, 'bankTimesOut'));
    else if (until !== row.bankUntil) tx.put(table, { ...row, bankUntil: until, deadline: until });
  };

  return {
    asked(id, { amount, paymentMethod }) {
      const until = bankUntil(now());
      return {
        id,
        bankKey: secret(),
        status: step(orderMachine, 'preview', 'confirm') as TransactionStatus,
        at: toInstant(now()),
        bankUntil: until,
        deadline: until,
        paymentMethod,
        cardEnding: null,
        amount,
      };
    },
    answer: (id, answer, cardEnding) =>
      store.transact((tx) => {
        settle(tx, id);
        const row = tx.get(table, id);
        if (row?.status !== 'awaitingBank') return false;
        if (answer !== 'approve') {
          tx.put(table, moved(row, answer === 'cancel' ? 'buyerLeavesBank' : 'bankDeclines'));
          return true;
        }
        const paid = { ...moved(row, 'bankApproves'), cardEnding: endingOf(row, cardEnding) };
        tx.put(table, paid);
        tx.put(chargeTable, { id: secret(), transactionNumber: id, amount: row.amount, at: toInstant(now()) });
        onPaid(tx, paid);
        return true;
      }),
    settle,
  };
}
