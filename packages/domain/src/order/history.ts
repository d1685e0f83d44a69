import { matcherOf } from '../catalogue/search.js';
import { type Instant, isWithinMonths, toMilliseconds } from '../time/time.js';
import type { TransactionSummary } from './purchase.js';

export const historyPeriods = ['all', 'threeMonths', 'year', 'earlier'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** Filters of the transaction history. */
export interface HistoryFilter {
  /** Search words in events, venues and order numbers; '' for all. */
  q: string;
  period: HistoryPeriod;
}

export const parseHistoryPeriod = (value: string | null): HistoryPeriod =>
  historyPeriods.find((period) => period === value) ?? 'all';

function isInPeriod(placedAt: Instant, period: HistoryPeriod, now: Instant): boolean {
  // `now` of an open page may be before the newest order.
  const isWithin = (months: number) =>
    toMilliseconds(placedAt) > toMilliseconds(now) || isWithinMonths(placedAt, months, now);
  switch (period) {
    case 'all':
      return true;
    case 'threeMonths':
      return isWithin(3);
    case 'year':
      return isWithin(12);
    case 'earlier':
      return !isWithin(12);
  }
}

/** Filters transactions by period, and by every search word. */
export function filterHistory(
  transactions: readonly TransactionSummary[],
  { q, period }: HistoryFilter,
  now: Instant,
): TransactionSummary[] {
  const hasWords = matcherOf(q);
  return transactions.filter(({ transactionNumber, placedAt, events }) => {
    const text = [transactionNumber, ...events.flatMap(({ title, venue }) => [title, venue])].join(' ');
    return isInPeriod(placedAt, period, now) && hasWords(text);
  });
}

/** The transaction history by section. */
export interface History {
  /** Complete orders with a future performance, soonest first. */
  upcoming: TransactionSummary[];
  /** Complete orders without a future performance, latest first. */
  past: TransactionSummary[];
  /** The next performance, or null. */
  next: { transactionNumber: string; event: TransactionSummary['events'][number] } | null;
}

/** Divides complete orders into upcoming and past. */
export function divideHistory(transactions: readonly TransactionSummary[], now: Instant): History {
  const shows = transactions
    .filter(({ status }) => status === 'complete')
    .flatMap((transaction) =>
      transaction.events.map((event) => ({ transaction, event, at: toMilliseconds(event.startsAt) })),
    );
  const toCome = shows.filter(({ at }) => at >= toMilliseconds(now)).sort((a, b) => a.at - b.at);
  const upcoming = [...new Set(toCome.map(({ transaction }) => transaction))];
  const over = shows.filter(({ transaction }) => !upcoming.includes(transaction)).sort((a, b) => b.at - a.at);
  const next = toCome.find(({ event }) => !event.cancelled);
  return {
    upcoming,
    past: [...new Set(over.map(({ transaction }) => transaction))],
    next: next ? { transactionNumber: next.transaction.transactionNumber, event: next.event } : null,
  };
}
