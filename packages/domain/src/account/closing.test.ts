import { describe, expect, test } from 'vitest';
import { accountClosing } from '../constants.js';
import { fieldErrors } from '../forms/form.js';
import { addMilliseconds } from '../time/time.js';
import { AccountClosing, type AccountTies, closingRefusal, recordsUntil } from './closing.js';

const now = '2026-11-20T12:00:00.000Z';
const none: AccountTies = { waitsForBank: false, holdsSeats: false, shows: [] };
/** A performance of 90 minutes that ends some milliseconds from now. */
const ending = (from: number, group: 'shows' | 'online' = 'shows') => ({
  performanceId: 'p',
  group,
  duration: 90,
  startsAt: addMilliseconds(now, from - 90 * 60_000),
});

test('§9 an account is closed with its password', () => {
  expect(fieldErrors({ password: '' }, AccountClosing)).toEqual([{ field: 'password', code: 'passwordRequired' }]);
  expect(fieldErrors({ password: 'x' }, AccountClosing)).toEqual([]);
});

describe('§9 an account stays open while closing it would harm the buyer', () => {
  test.each([
    ['nothing is open', none, null],
    ['a payment waits for the bank', { ...none, waitsForBank: true, holdsSeats: true }, 'accountPaymentOpen'],
    ['seats are held', { ...none, holdsSeats: true, shows: [ending(1)] }, 'accountSeatsHeld'],
    ['a performance has not ended', { ...none, shows: [ending(0), ending(1)] }, 'accountTicketsAhead'],
    ['every performance has ended', { ...none, shows: [ending(0), ending(-1)] }, null],
    [
      'a programme can still be watched',
      { ...none, shows: [ending(1 - accountClosing.watchable, 'online')] },
      'accountTicketsAhead',
    ],
    ['a programme is over', { ...none, shows: [ending(-accountClosing.watchable, 'online')] }, null],
  ] as const)('if %s', (_, ties, refusal) => {
    expect(closingRefusal(ties, now)).toBe(refusal);
  });
});

test('§9 the record of a payment is kept for seven years, counted in Hong Kong', () => {
  expect(recordsUntil('2026-11-20T17:00:00.000Z')).toBe('2033-11-21');
  expect(recordsUntil('2028-02-29T02:00:00.000Z')).toBe('2035-02-28');
});
