import type { PaymentMethod } from '@first-gong/domain';

/** Results of a payment: approved, declined, or cancelled by the buyer. */
export const bankAnswers = ['approve', 'decline', 'cancel'] as const;
export type BankAnswer = (typeof bankAnswers)[number];

/** A payment at the sample bank. */
export interface Payment {
  kind: 'order' | 'topUp' | 'change';
  /** Shown on the bank's page and in its URL. */
  number: string;
  /** Secret that authorizes a result. */
  bankKey: string;
  /** Cents. */
  amount: number;
  method: PaymentMethod;
  askedAt: string;
  /** UTC instant of the time-out; null after the decision. */
  waitsUntil: string | null;
  /** Path of the shop without language prefix. */
  returnTo: string;
}

export interface Payments {
  find(number: string): Payment | undefined;
  /** Returns whether the result was in time. @param cardEnding last four digits, the only stored part of a card */
  answer(payment: Payment, answer: BankAnswer, cardEnding?: string): Promise<boolean>;
}
