import { describe, expect, test } from 'vitest';
import { divideHistory, filterHistory, type HistoryFilter, parseHistoryPeriod } from './history.js';
import type { TransactionSummary } from './purchase.js';

const now = '2026-11-20T13:00:00.000Z';
const order = (transactionNumber: string, placedAt: string, title: string, venue: string): TransactionSummary => ({
  transactionNumber,
  status: 'complete',
  placedAt,
  total: 0,
  ticketCount: 0,
  events: [
    { eventId: 'e', performanceId: 'p', title, venue, startsAt: now },
  ] as unknown as TransactionSummary['events'],
});
const orders = [
  order('T-20261120-1', '2026-11-20T12:00:00.000Z', 'The Whale', 'Tai Hang Theatre'),
  order('T-20260301-2', '2026-03-01T12:00:00.000Z', '百花亭夜宴', '高山劇場'),
  order('T-20240601-3', '2024-06-01T12:00:00.000Z', 'The Whale', 'Town Hall'),
];
const found = (filter: Partial<HistoryFilter>) =>
  filterHistory(orders, { q: '', period: 'all', ...filter }, now).map(({ transactionNumber }) =>
    transactionNumber.at(-1),
  );

describe('§2 the transaction history', () => {
  test('is searched by event, venue and number; every word must occur', () => {
    expect(found({ q: 'whale' })).toEqual(['1', '3']);
    expect(found({ q: ' WHALE hall ' })).toEqual(['3']);
    expect(found({ q: '高山' })).toEqual(['2']);
    expect(found({ q: 't-20260301' })).toEqual(['2']);
    expect(found({ q: 'opera' })).toEqual([]);
  });

  test('has periods by the day of the order', () => {
    expect(found({ period: 'threeMonths' })).toEqual(['1']);
    expect(found({ period: 'year' })).toEqual(['1', '2']);
    expect(found({ period: 'earlier' })).toEqual(['3']);
    expect(parseHistoryPeriod('never')).toBe('all');
  });
});

describe('§2 the history', () => {
  const withShows = (number: string, ...days: string[]): TransactionSummary => ({
    ...order(number, now, 'The Whale', 'Town Hall'),
    events: days.map((day) => ({ title: number, startsAt: `${day}T12:00:00.000Z` })) as TransactionSummary['events'],
  });

  test('has shows to come the soonest first, and those that are over the latest first', () => {
    const { upcoming, past, next } = divideHistory(
      [
        withShows('later', '2026-12-17'),
        withShows('begun, and soonest', '2026-11-01', '2026-11-27'),
        withShows('over long ago', '2026-01-02'),
        withShows('just over', '2026-01-01', '2026-11-19'),
        { ...withShows('cancelled', '2026-11-21'), status: 'cancelled' },
      ],
      now,
    );
    const numbers = (orders: TransactionSummary[]) => orders.map(({ transactionNumber }) => transactionNumber);
    expect(numbers(upcoming)).toEqual(['begun, and soonest', 'later']);
    expect(numbers(past)).toEqual(['just over', 'over long ago']);
    expect(next).toMatchObject({
      transactionNumber: 'begun, and soonest',
      event: { startsAt: '2026-11-27T12:00:00.000Z' },
    });
  });

  test('is empty without an order', () => {
    expect(divideHistory([], now)).toEqual({ upcoming: [], past: [], next: null });
  });
});
