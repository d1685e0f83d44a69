import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RuleError } from '../errors.js';
import { cartTotals } from './cart.js';
import { usablePoints } from './points.js';
import { pointsShare, type QuoteRequest, quote } from './quote.js';

const now = '2026-11-20T13:00:00.000Z';
const whale = { price: 280_00, quantity: 2, pointsProgramme: true };
const voyage = { price: 880_00, quantity: 2, pointsProgramme: false };

describe('§4 the preview shows every fee before the buyer confirms', () => {
  test('tickets, service charge, delivery and points add up to the total', () => {
    expect(quote({ items: [whale], deliveryFee: 40_00, pointsUsed: 5000, now })).toEqual({
      lines: [
        { kind: 'tickets', quantity: 2, amount: 560_00 },
        { kind: 'serviceCharge', quantity: 2, amount: 20_00 },
        { kind: 'delivery', quantity: 1, amount: 40_00 },
        { kind: 'points', quantity: 5000, amount: -50_00 },
      ],
      total: 570_00,
      willEarn: 570,
    });
  });

  test('free delivery has a line; unused points have none', () => {
    const { lines } = quote({ items: [whale], deliveryFee: 0, pointsUsed: 0, now });
    expect(lines.map(({ kind }) => kind)).toEqual(['tickets', 'serviceCharge', 'delivery']);
  });

  test('§1 tickets outside the points programme, and their service charge, earn nothing', () => {
    const order = { deliveryFee: 0, pointsUsed: 0, now };
    expect(quote({ ...order, items: [whale, voyage] }).willEarn).toBe(580);
    expect(quote({ ...order, items: [voyage] }).willEarn).toBe(0);
  });

  test('§1 points pay only for what takes part in the programme, also in a mixed cart', () => {
    // Tickets of `whale` with service charge, and the delivery fee.
    expect(pointsShare({ items: [whale, voyage], deliveryFee: 40_00 })).toBe(620_00);
    const order = { items: [whale, voyage], deliveryFee: 40_00, now };
    expect(quote({ ...order, pointsUsed: 62_000 })).toMatchObject({ total: 1780_00, willEarn: 0 });
    const over = () => quote({ ...order, pointsUsed: 62_100 });
    expect(over).toThrow(expect.objectContaining({ code: 'pointsOverTotal' }));
  });

  test('§1 points pay nothing of an order outside the programme, its delivery included, and it earns none', () => {
    const order = { items: [voyage], deliveryFee: 40_00, now };
    expect(pointsShare(order)).toBe(0);
    expect(quote({ ...order, pointsUsed: 0 }).willEarn).toBe(0);
    expect(() => quote({ ...order, pointsUsed: 100 })).toThrow(expect.objectContaining({ code: 'pointsOverTotal' }));
  });

  test.each([
    ['pointsNotWholeDollars', 50],
    ['pointsOverTotal', 58_100],
  ])('%s is refused', (code, pointsUsed) => {
    const order = () => quote({ items: [whale], deliveryFee: 0, pointsUsed, now });
    expect(order).toThrow(RuleError);
    expect(order).toThrow(expect.objectContaining({ code }));
  });

  test('an order may be paid with points alone', () => {
    expect(quote({ items: [whale], deliveryFee: 0, pointsUsed: 58_000, now })).toMatchObject({ total: 0, willEarn: 0 });
  });

  test('the total is the sum of the lines, whole cents and never negative', () => {
    const items = fc.array(
      fc.record({ price: fc.nat(2000_00), quantity: fc.integer({ min: 1, max: 40 }), pointsProgramme: fc.boolean() }),
      { minLength: 1, maxLength: 6 },
    );
    const orders = fc
      .record({ items, deliveryFee: fc.constantFrom(0, 40_00, 500_00), balance: fc.nat(9_000_000) })
      .map(({ balance, ...order }): QuoteRequest => {
        return { ...order, now, pointsUsed: usablePoints(balance, pointsShare(order)) };
      });
    fc.assert(
      fc.property(orders, (order) => {
        const { lines, total, willEarn } = quote(order);
        expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(Number.isInteger(total) && total >= 0).toBe(true);
        expect(Number.isInteger(willEarn) && willEarn >= 0 && willEarn * 100 <= total).toBe(true);
      }),
    );
  });
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([])).toEqual({ ticketCount: 0, ticketsTotal: 0, serviceCharge: 0 });
});
