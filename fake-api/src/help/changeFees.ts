import { type DeliveryChangeReceipt, type Lang, type PaymentMethod, pagePath, toInstant } from '@first-gong/domain';
import { askBank, type BankPayments, createBankPayments } from '../order/bankPayments.js';
import { bankUrlOf } from '../order/view.js';
import { secret } from '../shared/secret.js';
import type { Store, Writer } from '../store/index.js';
import { type ChangeFeeRow, changeFeeTable, changeRequestTable } from './rows.js';

/** The fees of delivery change requests, which are paid as an order is (spec §4 Order). */
export interface ChangeFees {
  /** Asks the bank for the fee of a request. */
  begin(tx: Writer, referenceNumber: string, fee: { amount: number; paymentMethod: PaymentMethod }): ChangeFeeRow;
  payments: BankPayments<ChangeFeeRow>;
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
    // The bank leads back to the page of the request, which shows how the payment ended.
    about({ id, key, amount, at }, data) {
      const { transactionNumber = '' } = data.get(changeRequestTable, id) ?? {};
      const returnTo = pagePath('deliveryChangeRequest', { transactionNumber, referenceNumber: id, key });
      return { kind: 'change', amount, askedAt: at, returnTo };
    },
    onPaid: (tx, { id }) => onPaid(tx, id),
  });
  return {
    begin(tx, id, { amount, paymentMethod }) {
      const row = { id, ...askBank(paymentMethod, now()), at: toInstant(now()), amount, key: secret() };
      tx.put(changeFeeTable, row);
      return row;
    },
    payments,
  };
}

/** The fee of a request as its sender sees it. */
export const receiptOf = (row: ChangeFeeRow, lang: Lang): DeliveryChangeReceipt => ({
  referenceNumber: row.id,
  status: row.status,
  fee: row.amount,
  bankUrl: bankUrlOf(row, lang),
});
