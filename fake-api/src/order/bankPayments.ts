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
import { secret } from '../shared/secret.js';
import type { Reader, Store, Table, Writer } from '../store/index.js';
import type { Payment, Payments } from './payment.js';
import { type BankPaymentRow, chargeTable } from './rows.js';

/** Reasons for a cancelled payment. */
export type BankRefusal = 'bankDeclines' | 'bankTimesOut' | 'buyerLeavesBank' | 'performanceCancelled';

export interface BankPaymentDependencies<R extends BankPaymentRow> {
  store: Store;
  table: Table<R>;
  now: () => number;
  /** Details for the bank's page. The amount is in cents. */
  about: (row: R, data: Reader) => Pick<Payment, 'kind' | 'amount' | 'askedAt' | 'returnTo'>;
  /** Runs in the transaction of the charge. */
  onPaid: (tx: Writer, row: R) => void;
  /** Runs in the transaction of the cancellation. `at` is a UTC instant. */
  onRefused?: (tx: Writer, row: R, event: BankRefusal, at: string) => void;
}

const eventOf = { approve: 'bankApproves', decline: 'bankDeclines', cancel: 'buyerLeavesBank' } as const;

/** Last digits of a card if the bank has none. */
const sampleCardEnding = '4417';

/** The fields of a new payment. */
export const askBank = (paymentMethod: PaymentMethod, now: number) => ({
  bankKey: secret(),
  status: step(orderMachine, 'preview', 'confirm') as TransactionStatus,
  deadline: bankUntil(now),
  paymentMethod,
  cardEnding: null,
});

/** A decided payment. @throws IllegalEvent if already decided */
export const decided = <R extends BankPaymentRow>(row: R, event: OrderEvent): R => ({
  ...row,
  status: step(orderMachine, row.status, event) as TransactionStatus,
  deadline: null,
});

/** Payments of one table, for the bank and the shop. */
export function createBankPayments<R extends BankPaymentRow>(parts: BankPaymentDependencies<R>) {
  const { store, table, now, about, onPaid, onRefused } = parts;

  /** Charges an approved or free payment. */
  const pay = (tx: Writer, row: R) => {
    const paid = decided(row, 'bankApproves');
    const { amount } = about(row, tx);
    tx.put(table, paid);
    if (amount > 0) tx.put(chargeTable, { id: secret(), transactionNumber: row.id, amount, at: toInstant(now()) });
    onPaid(tx, paid);
  };

  const refuse = (tx: Writer, row: R, event: BankRefusal, at: string) => {
    const refused = decided(row, event);
    tx.put(table, refused);
    onRefused?.(tx, refused, event, at);
  };

  /** Cancels a payment after the bank's time-out. */
  const onDeadline = (tx: Writer, id: string) => {
    const row = tx.get(table, id);
    if (!row || row.deadline === null) return;
    // After the clock was set back, the bank must not get more time.
    const deadline = earlierOf(row.deadline, bankUntil(now()));
    if (isBankLate(deadline, now())) refuse(tx, row, 'bankTimesOut', deadline);
    else if (deadline !== row.deadline) tx.put(table, { ...row, deadline });
  };

  const payments: Payments = {
    find(number) {
      const data = store.read();
      const row = data.get(table, number);
      if (row === undefined) return undefined;
      const { bankKey, deadline, paymentMethod } = row;
      return { number, bankKey, waitsUntil: deadline, method: paymentMethod, ...about(row, data) };
    },
    answer: ({ number }, answer, cardEnding = sampleCardEnding) =>
      store.transact((tx) => {
        onDeadline(tx, number);
        const row = tx.get(table, number);
        const event = eventOf[answer];
        if (!row || !allows(orderMachine, row.status, event)) return false;
        if (event !== 'bankApproves') refuse(tx, row, event, toInstant(now()));
        else pay(tx, { ...row, cardEnding: row.paymentMethod === 'creditCard' ? cardEnding : null });
        return true;
      }),
  };
  return { ...payments, pay, refuse, onDeadline };
}
