import { describe, expect, test } from 'vitest';
import { checkPromotion, discountsOf, type PromotionInput } from './promotions.js';
import { quote } from './quote.js';

const facts: PromotionInput = {
  promotion: { code: 'GONG10', off: { percent: 10 }, until: '2026-12-31T16:00:00.000Z', limit: 2 },
  items: [{ price: 385_00, quantity: 2, promoted: true }],
  used: 0,
  now: '2026-12-01T00:00:00.000Z',
};
const codeOf = (changes: Partial<PromotionInput>) => checkPromotion({ ...facts, ...changes })[0]?.code ?? null;

describe('§3 benefit or discount: promotion codes', () => {
  test('are rejected if unknown, at the instant of their end, used up, and for other events', () => {
    expect(codeOf({})).toBeNull();
    expect(codeOf({ promotion: undefined })).toBe('promotionUnknown');
    expect(codeOf({ now: '2026-12-31T15:59:59.999Z' })).toBeNull();
    expect(codeOf({ now: '2026-12-31T16:00:00.000Z' })).toBe('promotionExpired');
    expect(codeOf({ used: 1 })).toBeNull();
    expect(codeOf({ used: 2 })).toBe('promotionUsedUp');
    expect(codeOf({ items: [{ price: 100_00, quantity: 1, promoted: false }] })).toBe('promotionNotForEvent');
    expect(checkPromotion({ ...facts, used: 9 })).toEqual([{ field: 'promotionCode', code: 'promotionUsedUp' }]);
  });

  test('take a percentage off the promoted tickets, in whole dollars', () => {
    const items = [...facts.items, { price: 500_00, quantity: 1, promoted: false }];
    expect(discountsOf({ off: { percent: 10 } }, items)).toEqual([77_00, 0]);
  });

  test('take an amount off once, and never more than the tickets cost', () => {
    const items = [30_00, 40_00].map((price) => ({ price, quantity: 1, promoted: true }));
    expect(discountsOf({ off: { cents: 50_00 } }, items)).toEqual([30_00, 20_00]);
    expect(discountsOf({ off: { cents: 500_00 } }, items)).toEqual([30_00, 40_00]);
  });
});

describe('§3 the discount of an order', () => {
  const now = facts.now;

  test('is a separate line, and the total is the sum of the lines', () => {
    const items = [{ price: 380_00, quantity: 2, pointsProgramme: true, discount: 76_00 }];
    const { lines, total, willEarn } = quote({ items, deliveryFee: 0, pointsUsed: 0, now });
    expect(lines.at(-1)).toEqual({ kind: 'discount', quantity: 1, amount: -76_00 });
    expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(total).toBe(704_00);
    expect(willEarn).toBe(704);
  });

  test('of an event outside the points programme leaves the points of the others', () => {
    const items = [
      { price: 100_00, quantity: 1, pointsProgramme: true },
      { price: 100_00, quantity: 1, pointsProgramme: false, discount: 50_00 },
    ];
    expect(quote({ items, deliveryFee: 0, pointsUsed: 0, now }).willEarn).toBe(110);
  });
});
