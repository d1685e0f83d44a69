import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { ticketsPerTransaction } from '../constants.js';
import { confirmKeyOf, holdKeyLength } from './keys.js';
import { ConfirmKey, HoldKey } from './purchase.js';

const holdIds = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(36, '0'));

describe('§4 the key of a confirmation', () => {
  test.each([1, 3, ticketsPerTransaction])('is valid for %i groups of seats', (groups) => {
    expect(is(confirmKeyOf(holdIds(groups)), ConfirmKey)).toBe(true);
  });

  test('is the same for the same holds, and another for other holds', () => {
    expect(confirmKeyOf(holdIds(2))).toBe(confirmKeyOf(holdIds(2)));
    expect(confirmKeyOf(holdIds(2))).not.toBe(confirmKeyOf(holdIds(3)));
  });

  test('is not empty, and has no more holds than a transaction has tickets', () => {
    expect(is('', ConfirmKey)).toBe(false);
    expect(is(confirmKeyOf(holdIds(ticketsPerTransaction + 1)), ConfirmKey)).toBe(false);
  });
});

test('§4 the key of a hold is a text of limited length', () => {
  expect(is('one press', HoldKey)).toBe(true);
  expect(is('', HoldKey)).toBe(false);
  expect(is('x'.repeat(holdKeyLength + 1), HoldKey)).toBe(false);
});
