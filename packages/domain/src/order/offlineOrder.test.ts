import { expect, test } from 'vitest';
import { mergeOfflineOrders, OfflineOrder, offlineOrderOf, toKeep } from './offlineOrder.js';
import { type EventOnTicket, orderNumbers, type Transaction, type TransactionSummary } from './purchase.js';

const now = '2026-11-20T12:00:00.000Z';

const event = (performanceId: string, startsAt: string): EventOnTicket => ({
  id: 'whale',
  group: 'shows',
  title: 'The Whale',
  posterSeed: 'whale',
  posterLines: ['The Whale'],
  interest: 'theatre',
  venue: 'Harbour Hall',
  performanceId,
  startsAt,
  duration: 90,
  pointsProgramme: true,
});

const bought = (transactionNumber: string, startsAt: string, changes: Partial<Transaction> = {}): Transaction => ({
  transactionNumber,
  status: 'complete',
  cancelledBecause: null,
  ...orderNumbers,
  waybillNumber: null,
  placedAt: now,
  bankUntil: null,
  bankUrl: null,
  serverNow: now,
  paymentMethod: 'creditCard',
  cardEnding: '4417',
  delivery: { method: 'courier', address: '1 Harbour Road', name: 'Chan Hoi Ching', phone: '91234567' },
  lines: [{ kind: 'tickets', quantity: 1, amount: 48_000 }],
  total: 48_000,
  points: { used: 0, earned: 48 },
  orders: [{ event: event(transactionNumber, startsAt), tickets: [] }],
  ...changes,
});

const kept = (number: string, startsAt: string) => offlineOrderOf(bought(number, startsAt)) as OfflineOrder;
const numbers = (orders: readonly { transactionNumber: string }[]) =>
  orders.map(({ transactionNumber }) => transactionNumber);

test('a device keeps of an order what its tickets need, and nothing of the person or the payment', () => {
  const order = kept('T-1', '2026-11-21T12:00:00.000Z');
  expect(OfflineOrder.is(order)).toBe(true);
  const text = JSON.stringify(order);
  for (const private_ of ['Harbour Road', 'Hoi Ching', '91234567', '4417', 'PS1', '"total"']) {
    expect(text).not.toContain(private_);
  }
  expect(text).toContain('88412077');
});

test('§4 an order that is cancelled or waits for the bank has no tickets to keep', () => {
  for (const status of ['cancelled', 'awaitingBank'] as const) {
    expect(offlineOrderOf(bought('T-1', now, { status }))).toBeNull();
  }
});

test('orders are kept until their last performance is over, soonest first, each once', () => {
  const running = kept('running', '2026-11-20T11:00:00.000Z');
  const over = kept('over', '2026-11-20T10:00:00.000Z');
  const later = kept('later', '2026-11-22T10:00:00.000Z');
  expect(numbers(mergeOfflineOrders([later, over], [running, later], now))).toEqual(['running', 'later']);
  const moved = kept('later', '2026-11-20T11:30:00.000Z');
  expect(mergeOfflineOrders([later], [moved], now)).toEqual([moved]);
});

test('the history names what is missing, soonest first: shows to come that are not kept, or were moved', () => {
  const row = (number: string, startsAt: string, changes: Partial<TransactionSummary> = {}): TransactionSummary => ({
    transactionNumber: number,
    status: 'complete',
    placedAt: now,
    events: [{ ...event(number, startsAt), seats: [] }],
    ticketCount: 1,
    total: 0,
    ...changes,
  });
  const rows = [
    row('same', '2026-11-22T10:00:00.000Z'),
    row('moved', '2026-11-23T10:00:00.000Z'),
    row('new', '2026-11-22T10:00:00.000Z'),
    row('over', '2026-11-19T10:00:00.000Z'),
    row('soonest', '2026-11-21T10:00:00.000Z'),
    // The first performance is over, the second is the latest of all.
    row('last', '2026-11-30T10:00:00.000Z', {
      events: ['2026-11-19T10:00:00.000Z', '2026-11-30T10:00:00.000Z'].map((startsAt) => ({
        ...event('last', startsAt),
        seats: [],
      })),
    }),
    row('waits', '2026-11-22T10:00:00.000Z', { status: 'awaitingBank' }),
  ];
  const device = [kept('same', '2026-11-22T10:00:00.000Z'), kept('moved', '2026-11-22T10:00:00.000Z')];
  expect(numbers(toKeep(rows, device, now))).toEqual(['soonest', 'new', 'moved', 'last']);
});
