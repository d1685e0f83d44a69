import type { BankAnswer, Orders } from '../order/orders.js';
import type { TopUps } from '../points/topUps.js';
import type { ShopStore } from '../state.js';

/** Money that the sample bank is asked for. */
export interface Payment {
  /** What it is for. */
  kind: 'order' | 'topUp';
  /** Names it on the bank's page and in its address. */
  number: string;
  /** Whoever knows it may answer as the bank. */
  bankKey: string;
  /** Whether the bank's answer still makes a difference. */
  waits: boolean;
  /** Cents. */
  amount: number;
  cardEnding: string | null;
  askedAt: string;
  waitsUntil: string;
  /** A page of the shop, without the language prefix. */
  returnTo: string;
}

/** Everything that a bank can be asked about. */
export interface Payments {
  find(number: string): Payment | undefined;
  /** Answers whether the bank was still in time. */
  answer(payment: Payment, answer: BankAnswer): Promise<boolean>;
}

export function createPayments(store: ShopStore, orders: Orders, topUps: TopUps): Payments {
  const orderBy = (number: string): Payment | undefined => {
    const row = store.read().get('transactions', number);
    return (
      row && {
        kind: 'order',
        number,
        bankKey: row.bankKey,
        waits: row.status === 'awaitingBank',
        amount: row.total,
        cardEnding: row.cardEnding,
        askedAt: row.placedAt,
        waitsUntil: row.bankUntil,
        returnTo: `/Receipt.html?${new URLSearchParams({ transactionNumber: number })}`,
      }
    );
  };
  const topUpBy = (number: string): Payment | undefined => {
    const row = store.read().get('topUps', number);
    return (
      row && {
        kind: 'topUp',
        number,
        bankKey: row.bankKey,
        waits: row.status === 'awaitingBank',
        amount: row.amount,
        cardEnding: row.cardEnding,
        askedAt: row.at,
        waitsUntil: row.bankUntil,
        returnTo: '/Member/TopUpsHistory.html',
      }
    );
  };
  return {
    find: (number) => orderBy(number) ?? topUpBy(number),
    answer: ({ kind, number }, answer) => (kind === 'order' ? orders : topUps).answer(number, answer),
  };
}
