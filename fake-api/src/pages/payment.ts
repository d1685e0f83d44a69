/** The answer of the bank to a payment. */
export type BankAnswer = 'approve' | 'decline';

/** Money that the sample bank is asked for. */
export interface Payment {
  kind: 'order' | 'topUp';
  /** Names it on the bank's page and in its address. */
  number: string;
  /** Anybody who knows it may answer as the bank. */
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

/** Payments that the bank can be asked about. */
export interface Payments {
  find(number: string): Payment | undefined;
  /** Returns whether the bank was still in time. */
  answer(payment: Payment, answer: BankAnswer): Promise<boolean>;
}

/** The payments of several areas. */
export function allPayments(sources: readonly Payments[]): Payments {
  const sourceOf = (number: string) => sources.find((source) => source.find(number) !== undefined);
  return {
    find: (number) => sourceOf(number)?.find(number),
    answer: async (payment, answer) => (await sourceOf(payment.number)?.answer(payment, answer)) ?? false,
  };
}
