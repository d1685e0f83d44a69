import {
  allows,
  bankUntil,
  type DeliveryChangeReceipt,
  earlierOf,
  isBankLate,
  type Lang,
  type OrderEvent,
  orderMachine,
  type PaymentMethod,
  pagePath,
  step,
  type TransactionStatus,
  toInstant,
} from '@first-gong/domain';
import { secret } from '../order/numbers.js';
import { chargeTable } from '../order/rows.js';
import { endingOf } from '../order/transaction.js';
import { bankUrlOf } from '../order/view.js';
import type { BankAnswer, Payments } from '../pages/payment.js';
import type { Store, Writer } from '../store/index.js';
import { type ChangeFeeRow, changeFeeTable, changeRequestTable } from './rows.js';

/** The fees of delivery change requests, which are paid as an order is (spec §4 Order). */
export interface ChangeFees {
  /** Asks the bank for the fee of a request. */
  begin(tx: Writer, referenceNumber: string, fee: { amount: number; paymentMethod: PaymentMethod }): ChangeFeeRow;
  /** Takes the bank's answer. Returns whether it was in time. */
  answer(referenceNumber: string, answer: BankAnswer, cardEnding?: string): Promise<boolean>;
  /** Cancels a payment that the bank has not answered in time. */
  settle(tx: Writer, referenceNumber: string): void;
}

export interface ChangeFeeParts {
  store: Store;
  now: () => number;
  /** Runs in the transaction that charges the fee. */
  onPaid: (tx: Writer, referenceNumber: string) => void;
}

/** A fee has the states that an order has at the bank. */
const moved = (row: ChangeFeeRow, event: OrderEvent): ChangeFeeRow => ({
  ...row,
  status: step(orderMachine, row.status, event) as TransactionStatus,
  deadline: null,
});

export function createChangeFees({ store, now, onPaid }: ChangeFeeParts): ChangeFees {
  const settle: ChangeFees['settle'] = (tx, id) => {
    const row = tx.get(changeFeeTable, id);
    if (!row || !allows(orderMachine, row.status, 'bankTimesOut')) return;
    // A clock that was turned back must not give the bank more time.
    const until = earlierOf(row.bankUntil, bankUntil(now()));
    if (isBankLate(until, now())) tx.put(changeFeeTable, moved(row, 'bankTimesOut'));
    else if (until !== row.bankUntil) tx.put(changeFeeTable, { ...row, bankUntil: until, deadline: until });
  };

  return {
    begin(tx, id, { amount, paymentMethod }) {
      const until = bankUntil(now());
      const row: ChangeFeeRow = {
        id,
        key: secret(),
        bankKey: secret(),
        status: step(orderMachine, 'preview', 'confirm') as TransactionStatus,
        at: toInstant(now()),
        bankUntil: until,
        deadline: until,
        paymentMethod,
        cardEnding: null,
        amount,
      };
      tx.put(changeFeeTable, row);
      return row;
    },
    answer: (id, answer, cardEnding) =>
      store.transact((tx) => {
        settle(tx, id);
        const row = tx.get(changeFeeTable, id);
        if (row?.status !== 'awaitingBank') return false;
        if (answer !== 'approve') {
          tx.put(changeFeeTable, moved(row, answer === 'cancel' ? 'buyerLeavesBank' : 'bankDeclines'));
          return true;
        }
        tx.put(changeFeeTable, { ...moved(row, 'bankApproves'), cardEnding: endingOf(row, cardEnding) });
        tx.put(chargeTable, { id: secret(), transactionNumber: id, amount: row.amount, at: toInstant(now()) });
        onPaid(tx, id);
        return true;
      }),
    settle,
  };
}

/** The fee of a request as its sender sees it. */
export const receiptOf = (row: ChangeFeeRow, lang: Lang): DeliveryChangeReceipt => ({
  referenceNumber: row.id,
  status: row.status,
  fee: row.amount,
  bankUrl: row.status === 'awaitingBank' ? bankUrlOf(row, lang) : null,
});

/** The fees as the bank sees them. It leads back to the page of the request, which shows how the payment ended. */
export const changeFeePayments = (store: Store, fees: ChangeFees): Payments => ({
  find(number) {
    const row = store.read().get(changeFeeTable, number);
    const request = store.read().get(changeRequestTable, number);
    return (
      row && {
        kind: 'change',
        number,
        bankKey: row.bankKey,
        waits: row.status === 'awaitingBank',
        amount: row.amount,
        method: row.paymentMethod,
        askedAt: row.at,
        waitsUntil: row.bankUntil,
        returnTo: pagePath('deliveryChangeRequest', {
          ...(request && { transactionNumber: request.transactionNumber }),
          referenceNumber: row.id,
          key: row.key,
        }),
      }
    );
  },
  answer: ({ number }, answer, cardEnding) => fees.answer(number, answer, cardEnding),
});
