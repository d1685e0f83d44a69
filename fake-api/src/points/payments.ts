import { pagePath } from '@first-gong/domain';
import type { Payments } from '../pages/payment.js';
import type { Store } from '../store/index.js';
import { topUpTable } from './rows.js';
import type { TopUps } from './topUps.js';

/** Top-ups as the bank sees them. */
export const topUpPayments = (store: Store, topUps: TopUps): Payments => ({
  find(number) {
    const row = store.read().get(topUpTable, number);
    return (
      row && {
        kind: 'topUp',
        number,
        bankKey: row.bankKey,
        waits: row.status === 'awaitingBank',
        amount: row.amount,
        method: row.paymentMethod,
        askedAt: row.at,
        waitsUntil: row.bankUntil,
        returnTo: pagePath('topUpsHistory'),
      }
    );
  },
  answer: ({ number }, answer, cardEnding) => topUps.answer(number, answer, cardEnding),
});
