import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuantity, quantityLeft } from './quantity.js';

const facts = { quantity: 2, inCart: 0, inCartOfEvent: 0, eventLimit: 40, remaining: 100 };
const check = (changes: Partial<Parameters<typeof checkQuantity>[0]>) => checkQuantity({ ...facts, ...changes });
const refused = (code: string, limit: number, left: number) => [{ field: 'quantity', code, values: { limit, left } }];

describe('§9 tickets per transaction', () => {
  test('are 40 unless announced: 41 are refused', () => {
    expect(check({ quantity: 40 })).toEqual([]);
    expect(check({ quantity: 41 })).toEqual(refused('quantityOverTransactionLimit', 40, 40));
  });

  test('include tickets of other events in the cart', () => {
    expect(check({ quantity: 3, inCart: 38 })).toEqual(refused('quantityOverTransactionLimit', 40, 2));
  });

  test('are fewer for popular events, for example 10 on the first day', () => {
    expect(check({ quantity: 10, eventLimit: 10 })).toEqual([]);
    expect(check({ quantity: 11, eventLimit: 10 })).toEqual(refused('quantityOverEventLimit', 10, 10));
    expect(check({ quantity: 5, eventLimit: 10, inCart: 6, inCartOfEvent: 6 })).toEqual(
      refused('quantityOverEventLimit', 10, 4),
    );
  });

  test('are at most the remaining tickets', () => {
    expect(check({ quantity: 5, remaining: 5 })).toEqual([]);
    expect(check({ quantity: 6, remaining: 5 })).toEqual(refused('quantityNotAvailable', 5, 5));
    expect(check({ remaining: 0 })).toEqual([{ field: 'quantity', code: 'zoneSoldOut' }]);
  });

  test('when several limits are exceeded, the tightest is reported', () => {
    expect(check({ quantity: 50, eventLimit: 10, remaining: 3 })).toEqual(refused('quantityNotAvailable', 3, 3));
    expect(check({ quantity: 50, eventLimit: 2, remaining: 3 })).toEqual(refused('quantityOverEventLimit', 2, 2));
  });

  test('a full cart allows 0 more tickets, not a negative number', () => {
    expect(check({ inCart: 41 })).toEqual(refused('quantityOverTransactionLimit', 40, 0));
  });

  test.each([null, 0, -1, 1.5, Number.NaN])('%s is not a number of tickets', (quantity) => {
    expect(check({ quantity })).toEqual([{ field: 'quantity', code: 'quantityRequired' }]);
  });

  test('the remaining tickets can be added, and no more', () => {
    const some = fc.nat(50);
    fc.assert(
      fc.property(fc.record({ inCart: some, inCartOfEvent: some, eventLimit: some, remaining: some }), (given) => {
        const left = quantityLeft(given);
        if (left > 0) expect(checkQuantity({ ...given, quantity: left })).toEqual([]);
        expect(checkQuantity({ ...given, quantity: left + 1 })).toHaveLength(1);
      }),
    );
  });
});
