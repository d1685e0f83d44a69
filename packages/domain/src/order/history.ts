import { matcherOf } from '../catalogue/search.js';
import { type Instant, isWithinMonths, toMilliseconds } from '../time/time.js';
import type { TransactionSummary } from './purchase.js';

/** How long ago an order was placed. */
export const historyPeriods = ['all', 'threeMonths', 'year', 'earlier'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

/** Query of a member for the transaction history. */
export interface HistoryFilter {
  /** Words of an event, a venue or a number; '' for any. */
  q: string;
  period: HistoryPeriod;
}

export const parseHistoryPeriod = (value: string | null): HistoryPeriod =>
  historyPeriods.find((period) => period === value) ?? 'all';

function isInPeriod(placedAt: Instant, period: HistoryPeriod, now: Instant): boolean {
  // A page that has been open for a while has a `now` before the newest order.
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

/** Transactions of a period that have every word in their number, an event or a venue. */
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

/** The history as its page has it. */
export interface History {
  /** Complete orders with a performance to come, the soonest first. */
  upcoming: TransactionSummary[];
  /** Complete orders whose performances are over, the latest first. */
  past: TransactionSummary[];
  /** The soonest performance to come, or null. */
  next: { transactionNumber: string; event: TransactionSummary['events'][number] } | null;
}

/** Divides complete orders by whether a performance is to come, in the order in which members look for them. */
export function divideHistory(transactions: readonly TransactionSummary[], now: Instant): History {
  const shows = transactions
    .filter(({ status }) => status === 'complete')
    .flatMap((transaction) =>
      transaction.events.map((event) => ({ transaction, event, at: toMilliseconds(event.startsAt) })),
    );
  const toCome = shows.filter(({ at }) => at >= toMilliseconds(now)).sort((a, b) => a.at - b.at);
  const upcoming = [...new Set(toCome.map(({ transaction }) => transaction))];
  const over = shows.filter(({ transaction }) => !upcoming.includes(transaction)).sort((a, b) => b.at - a.at);
  const [next] = toCome;
  return {
    upcoming,
    past: [...new Set(over.map(({ transaction }) => transaction))],
    next: next ? { transactionNumber: next.transaction.transactionNumber, event: next.event } : null,
  };
}
