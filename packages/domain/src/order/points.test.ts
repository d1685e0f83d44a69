import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { topUp } from '../constants.js';
import {
  canPayWithPoints,
  checkPoints,
  checkTopUp,
  checkTopUpsWaiting,
  pointsBought,
  pointsCredited,
  pointsEarned,
  pointsFor,
  pointsOffset,
  topUpBonus,
  usablePoints,
} from './points.js';

const at = '2026-11-20T13:00:00.000Z';

describe('§9 one point is earned per HKD 1', () => {
  test.each([
    [764_00, 764],
    [764_99, 764],
    [99, 0],
    [0, 0],
  ])('%i cents charged earn %i', (charged, earned) => {
    expect(pointsEarned({ charged, at })).toBe(earned);
  });

  test('points are earned from 1 July 2024, Hong Kong time', () => {
    const earned = (instant: string) => pointsEarned({ charged: 100_00, at: instant });
    expect(earned('2024-06-30T15:59:59.999Z')).toBe(0);
    expect(earned('2024-06-30T16:00:00.000Z')).toBe(100);
  });
});

describe('§1 §9 points offset payment', () => {
  test('100 points take HKD 1 off', () => {
    expect(pointsOffset(5000)).toBe(50_00);
  });

  test.each([
    [12_480, 814_00, 12_400],
    [12_480, 99_50, 9900],
    [99, 814_00, 0],
    [12_480, 99, 0],
    [0, 0, 0],
  ])('with %i points an order of %i cents can use %i', (balance, total, usable) => {
    expect(usablePoints(balance, total)).toBe(usable);
  });

  test.each([
    [0, []],
    [12_400, []],
    [150, [{ field: 'pointsUsed', code: 'pointsNotWholeDollars', values: { step: 100, below: 100, above: 200 } }]],
    [1.5, [{ field: 'pointsUsed', code: 'pointsNotWholeDollars', values: { step: 100, below: 0, above: 100 } }]],
    [
      12_399,
      [{ field: 'pointsUsed', code: 'pointsNotWholeDollars', values: { step: 100, below: 12_300, above: 12_400 } }],
    ],
    [-100, [{ field: 'pointsUsed', code: 'pointsNotWholeDollars', values: { step: 100, below: 0, above: 100 } }]],
    [12_450, [{ field: 'pointsUsed', code: 'pointsNotEnough', values: { balance: 12_480, limit: 12_400 } }]],
    [12_500, [{ field: 'pointsUsed', code: 'pointsNotEnough', values: { balance: 12_480, limit: 12_400 } }]],
    [999_999.5, [{ field: 'pointsUsed', code: 'pointsNotEnough', values: { balance: 12_480, limit: 12_400 } }]],
  ])('checks the use of %d of 12,480 points', (used, errors) => {
    expect(checkPoints({ used, balance: 12_480, total: 814_00 })).toEqual(errors);
  });

  test.each([
    [300, 2_50, 200],
    [250, 2_50, 200],
    [100, 0, 0],
  ])('%d points for an order of which %i cents take part are too many: at most %i', (used, total, limit) => {
    expect(checkPoints({ used, balance: 12_480, total })).toEqual([
      { field: 'pointsUsed', code: 'pointsOverTotal', values: { limit } },
    ]);
  });

  test('a balance of less than one step cannot be used', () => {
    expect(checkPoints({ used: 50, balance: 99, total: 814_00 })).toEqual([
      { field: 'pointsUsed', code: 'pointsNotEnough', values: { balance: 99, limit: 0 } },
    ]);
  });

  test('the nearest amounts of every number that is refused are accepted', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 60_000, noNaN: true }),
        fc.nat(50_000),
        fc.nat(500_000),
        (used, balance, total) => {
          const [error] = checkPoints({ used, balance, total });
          const nearest = (['below', 'above', 'limit'] as const).flatMap((name) => error?.values?.[name] ?? []);
          expect(error === undefined || nearest.length > 0).toBe(true);
          for (const amount of nearest) expect(checkPoints({ used: Number(amount), balance, total })).toEqual([]);
        },
      ),
    );
  });

  test('the maximum is accepted, and one dollar more is refused', () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(500_000), (balance, total) => {
        const most = usablePoints(balance, total);
        expect(checkPoints({ used: most, balance, total })).toEqual([]);
        expect(checkPoints({ used: most + 100, balance, total })).toHaveLength(1);
        expect(pointsOffset(most)).toBeLessThanOrEqual(total);
      }),
    );
  });
});

describe('§4 points pay a wish in full', () => {
  test.each([
    [880_00, 88_000],
    [880_01, 88_100],
    [0, 0],
  ])('%i cents cost %i points, rounded up to whole dollars', (total, points) => {
    expect(pointsFor(total)).toBe(points);
  });

  test('§8 one point too few does not pay it', () => {
    expect(canPayWithPoints(88_000, 880_00)).toBe(true);
    expect(canPayWithPoints(87_999, 880_00)).toBe(false);
  });

  test('the discount covers the total, by less than a dollar too much', () => {
    fc.assert(
      fc.property(fc.nat(5_000_00), (total) => {
        const over = pointsOffset(pointsFor(total)) - total;
        expect(over >= 0 && over < 100).toBe(true);
      }),
    );
  });
});

describe('§3 points are topped up for whole dollars', () => {
  test.each([50_00, 51_00, 5_000_00])('%i cents are accepted', (amount) => {
    expect(checkTopUp(amount)).toEqual([]);
  });

  test.each([49_00, 5_001_00, 50_50, 0, -50_00, Number.NaN])(
    '%d cents are refused, with the limits in dollars',
    (amount) => {
      expect(checkTopUp(amount)).toEqual([
        { field: 'amount', code: 'topUpAmountInvalid', values: { min: 50, max: 5000 } },
      ]);
    },
  );

  test('at most three of a member wait for the bank at a time', () => {
    expect([0, 1, 2].map(checkTopUpsWaiting)).toEqual([[], [], []]);
    expect(checkTopUpsWaiting(3)).toEqual([{ field: 'amount', code: 'topUpsWaiting', values: { limit: 3 } }]);
  });

  test('an amount buys points of the same value', () => {
    expect(pointsBought(50_00)).toBe(5000);
    expect(pointsOffset(pointsBought(topUp.max))).toBe(topUp.max);
  });

  test.each([
    [50_00, 0],
    [499_00, 0],
    [500_00, 1000],
    [555_00, 1110],
    [999_00, 1998],
    [1000_00, 5000],
    [5000_00, 25_000],
  ])('a top-up of %d cents has %d points on top', (amount, bonus) => {
    expect(topUpBonus(amount)).toBe(bonus);
    expect(pointsCredited(amount)).toBe(pointsBought(amount) + bonus);
  });

  test('more money never credits fewer points, and each credit is a whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 4999 }), (dollars) => {
        expect(pointsCredited((dollars + 1) * 100)).toBeGreaterThan(pointsCredited(dollars * 100));
        expect(Number.isSafeInteger(pointsCredited(dollars * 100))).toBe(true);
      }),
    );
  });
});
