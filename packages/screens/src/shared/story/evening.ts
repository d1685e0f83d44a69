import { bankApproval, civilToInstant, seatHold, toInstant, toMilliseconds } from '@first-gong/domain';

/** The day of every story: a Friday. */
export const today = '2026-11-20';

const at = (time: string, seconds = 0): string =>
  toInstant(toMilliseconds(civilToInstant(today, time)) + seconds * 1000);

/** The member's evening in UTC. */
export const evening = {
  /** Tonight's performances have not begun. */
  browsing: at('19:00'),
  /** Her seats are held. */
  held: at('21:02'),
  cart: at('21:03', 19),
  preview: at('21:06', 48),
  /** She confirms the order. */
  placed: at('21:07'),
  receipt: at('21:07', 20),
  /** The bank has not responded yet. */
  waiting: at('21:08', 19),
} as const;

/** Her seats are released. */
export const holdEnds = toInstant(toMilliseconds(evening.held) + seatHold);

/** The timeout of the bank. */
export const bankUntil = toInstant(toMilliseconds(evening.placed) + bankApproval);

const secondsBetween = (now: string, until: string): number => (toMilliseconds(until) - toMilliseconds(now)) / 1000;

/** Countdowns, in seconds. */
export const secondsLeft = {
  cart: secondsBetween(evening.cart, holdEnds),
  preview: secondsBetween(evening.preview, holdEnds),
  bank: secondsBetween(evening.waiting, bankUntil),
} as const;
