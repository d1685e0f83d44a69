import { pagePath } from '@first-gong/domain';
import type { Payments } from '../pages/payment.js';
import type { Store } from '../store/index.js';
import type { Orders } from './orders.js';
import { transactionTable } from './rows.js';

/** Orders as the bank sees them. */
export const orderPayments = (store: Store, orders: Orders): Payments => ({
  find(number) {
    const row = store.read().get(transactionTable, number);
    return (
      row && {
        kind: 'order',
        number,
        bankKey: row.bankKey,
        waits: row.status === 'awaitingBank',
        amount: row.total,
        method: row.paymentMethod,
        askedAt: row.placedAt,
        waitsUntil: row.bankUntil,
        returnTo: pagePath('receipt', { transactionNumber: number }),
      }
    );
  },
  answer: ({ number }, answer, cardEnding) => orders.answer(number, answer, cardEnding),
});
