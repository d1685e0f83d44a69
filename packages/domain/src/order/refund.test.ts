import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Refund } from './purchase.js';
import { quote } from './quote.js';
import { type RefundableOrder, refundFor } from './refund.js';

const now = '2026-12-03T02:00:00.000Z';
const tickets = (performanceId: string, price: number, quantity: number, more = {}) => ({
  performanceId,
  price,
  quantity,
  discount: 0,
  pointsProgramme: true,
  ...more,
});

const orderOf = (items: RefundableOrder['items'], { deliveryFee = 0, pointsUsed = 0 } = {}): RefundableOrder => {
  const { total, willEarn } = quote({ items, deliveryFee, pointsUsed, now });
  return { items, deliveryFee, total, pointsUsed, earned: willEarn, placedAt: now, refunds: [] };
};
const cancel = (order: RefundableOrder, performanceId: string, balance = 1_000_000) =>
  refundFor(order, { performanceId, balance, now });

/** The refunds of an order whose performances are cancelled one after the other. */
const refundsOf = (order: RefundableOrder, performanceIds: readonly string[]): Refund[] =>
  performanceIds.reduce<Refund[]>((refunds, id) => refunds.concat(cancel({ ...order, refunds }, id) ?? []), []);

describe('§4 a cancelled performance is refunded', () => {
  test('an order of one performance returns everything that it cost, with the delivery fee', () => {
    const order = orderOf([tickets('a', 280_00, 2)], { deliveryFee: 40_00, pointsUsed: 5000 });
    expect(cancel(order, 'a')).toEqual({
      performanceId: 'a',
      at: now,
      amount: 570_00,
      pointsReturned: 5000,
      pointsTaken: 570,
    });
  });

  test('one of two performances returns its tickets and their service charge, and the order keeps the rest', () => {
    const order = orderOf([tickets('a', 280_00, 2), tickets('b', 100_00, 1)], { deliveryFee: 40_00 });
    expect(cancel(order, 'a')).toMatchObject({ amount: 580_00, pointsReturned: 0, pointsTaken: 580 });
    expect(cancel(order, 'b')).toMatchObject({ amount: 110_00, pointsTaken: 110 });
  });

  test('a promotion lowers the refund of its tickets only', () => {
    const order = orderOf([tickets('a', 280_00, 2, { discount: 50_00 }), tickets('b', 100_00, 1)]);
    expect(cancel(order, 'a')?.amount).toBe(530_00);
    expect(cancel(order, 'b')?.amount).toBe(110_00);
  });

  test('points return for the tickets that they paid, never for an event outside the programme', () => {
    const order = orderOf([tickets('a', 280_00, 2), tickets('b', 100_00, 1, { pointsProgramme: false })], {
      pointsUsed: 5000,
    });
    expect(cancel(order, 'b')).toMatchObject({ amount: 110_00, pointsReturned: 0, pointsTaken: 0 });
    expect(cancel(order, 'a')).toMatchObject({ amount: 530_00, pointsReturned: 5000 });
  });

  test('points that were spent since are not taken below 0', () => {
    expect(cancel(orderOf([tickets('a', 280_00, 2)]), 'a', 100)?.pointsTaken).toBe(100);
  });

  test('a second cancellation of the same performance, or one that is not in the order, refunds nothing', () => {
    const order = orderOf([tickets('a', 280_00, 2)]);
    expect(refundsOf(order, ['a', 'a'])).toHaveLength(1);
    expect(cancel(order, 'b')).toBeNull();
  });

  test('the refunds of all performances, in any order, are exactly the cost of the order', () => {
    const item = fc.record({
      performanceId: fc.constantFrom('a', 'b', 'c', 'd'),
      price: fc.integer({ min: 1, max: 3000 }).map((dollars) => dollars * 100),
      quantity: fc.integer({ min: 1, max: 8 }),
      discount: fc.constantFrom(0, 1_00),
      pointsProgramme: fc.boolean(),
    });
    const facts = fc.record({
      items: fc.array(item, { minLength: 1, maxLength: 8 }),
      deliveryFee: fc.constantFrom(0, 40_00),
      dollars: fc.integer({ min: 0, max: 50 }),
      ids: fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 4 }),
    });
    fc.assert(
      fc.property(facts, ({ items, deliveryFee, dollars, ids }) => {
        const canUse = items.some(({ pointsProgramme }) => pointsProgramme);
        const order = orderOf(items, { deliveryFee, pointsUsed: canUse ? Math.min(dollars, 10) * 100 : 0 });
        const refunds = refundsOf(order, ids);
        const sum = (field: 'amount' | 'pointsReturned' | 'pointsTaken') =>
          refunds.reduce((total, refund) => total + refund[field], 0);
        expect(sum('amount')).toBe(order.total);
        expect(sum('pointsReturned')).toBe(order.pointsUsed);
        expect(sum('pointsTaken')).toBe(order.earned);
        for (const refund of refunds) expect(Math.min(refund.amount, refund.pointsReturned)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
