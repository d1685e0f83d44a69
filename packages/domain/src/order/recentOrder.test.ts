import { expect, test } from 'vitest';
import type { GoneItem, TransactionSummary } from './purchase.js';
import { recentOrder } from './recentOrder.js';

const order = (status: TransactionSummary['status'], placedAt: string): TransactionSummary => ({
  transactionNumber: `${status} ${placedAt}`,
  status,
  placedAt,
  events: [],
  ticketCount: 1,
  total: 100_00,
});

const at12 = '2026-11-20T12:00:00.000Z';
const cartAt = (serverNow: string, goneAt: string[] = []) => ({
  serverNow,
  gone: goneAt.map((at) => ({ at }) as GoneItem),
});

test('§4 an empty cart leads to the newest paid order, for an hour', () => {
  const orders = [order('complete', at12), order('complete', '2026-11-20T11:00:00.000Z')];
  expect(recentOrder(orders, cartAt('2026-11-20T12:59:59.999Z'))?.placedAt).toBe(at12);
  expect(recentOrder(orders, cartAt('2026-11-20T13:00:00.000Z'))).toBeNull();
});

test('§4 an order that waits for the bank is not paid', () => {
  expect(recentOrder([order('awaitingBank', at12)], cartAt(at12))).toBeNull();
  expect(recentOrder([], cartAt(at12))).toBeNull();
});

test('§4 seats that left the cart after the order are the latest news, seats that left it before are not', () => {
  const orders = [order('complete', at12)];
  const later = '2026-11-20T12:10:00.000Z';
  expect(recentOrder(orders, cartAt(later, ['2026-11-20T12:05:00.000Z']))).toBeNull();
  expect(recentOrder(orders, cartAt(later, ['2026-11-20T11:50:00.000Z']))).toBe(orders[0]);
});
