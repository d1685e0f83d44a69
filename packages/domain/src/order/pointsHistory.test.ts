import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { isInHistory, pointsMoved } from './pointsHistory.js';
import { transactionStatuses } from './purchase.js';

describe('§4 points follow the order', () => {
  const order = { used: 5000, willEarn: 570 };

  test('a complete order moves points', () => {
    expect(pointsMoved('complete', order)).toEqual([
      { kind: 'used', points: -5000 },
      { kind: 'earned', points: 570 },
    ]);
  });

  test.each(transactionStatuses.filter((status) => status !== 'complete'))(
    'an order with status %s moves no points',
    (status) => {
      expect(pointsMoved(status, order)).toEqual([]);
    },
  );

  test('an order without points adds no entry', () => {
    expect(pointsMoved('complete', { used: 0, willEarn: 0 })).toEqual([]);
    expect(pointsMoved('complete', { used: 0, willEarn: 12 })).toEqual([{ kind: 'earned', points: 12 }]);
  });
});

test('§9 the history covers one year', () => {
  const now = civilToInstant('2026-11-20', '21:00');
  expect(isInHistory(civilToInstant('2025-11-20', '00:00'), now)).toBe(true);
  expect(isInHistory(civilToInstant('2025-11-19', '23:59'), now)).toBe(false);
});
