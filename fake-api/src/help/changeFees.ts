import { type DeliveryChangeReceipt, type Lang, type PaymentMethod, pagePath } from '@first-gong/domain';
import { createBankPayments } from '../order/bankPayments.js';
import { bankUrlOf } from '../order/view.js';
import type { BankAnswer, Payments } from '../pages/payment.js';
import { secret } from '../shared/secret.js';
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

export function createChangeFees({ store, now, onPaid }: ChangeFeeParts): ChangeFees {
  const payments = createBankPayments<ChangeFeeRow>({
    store,
    table: changeFeeTable,
    now,
    onPaid: (tx, { id }) => onPaid(tx, id),
  });
  return {
    begin(tx, id, fee) {
      const row = { ...payments.asked(id, fee), key: secret() };
      tx.put(changeFeeTable, row);
      return row;
    },
    answer: payments.answer,
    settle: payments.settle,
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
