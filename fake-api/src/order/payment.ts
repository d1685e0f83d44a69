import type { PaymentMethod } from '@first-gong/domain';

/** How a payment ends at the bank: it approves or declines, or the buyer leaves its page without paying. */
export const bankAnswers = ['approve', 'decline', 'cancel'] as const;
export type BankAnswer = (typeof bankAnswers)[number];

/** Money that the sample bank is asked for. */
export interface Payment {
  kind: 'order' | 'topUp' | 'change';
  /** Names it on the bank's page and in its address. */
  number: string;
  /** Anybody who knows it may answer as the bank. */
  bankKey: string;
  /** Cents. */
  amount: number;
  method: PaymentMethod;
  askedAt: string;
  /** UTC instant until which the bank's answer makes a difference; null once the payment is settled. */
  waitsUntil: string | null;
  /** A page of the shop, without the language prefix. */
  returnTo: string;
}

/** Payments that the bank can be asked about. */
export interface Payments {
  find(number: string): Payment | undefined;
  /**
   * Returns whether the bank was still in time.
   * @param cardEnding the last four digits of the card: all that the shop learns of it.
   */
  answer(payment: Payment, answer: BankAnswer, cardEnding?: string): Promise<boolean>;
}
