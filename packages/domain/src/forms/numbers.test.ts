import { nullable, optional } from 'superstruct';
import { expect, test } from 'vitest';
import { cents, count, countsBy, wholeNumber } from './numbers.js';
import { readWholeNumber } from './wholeNumber.js';

test('§3 money is whole cents and counts are whole numbers, never negative', () => {
  for (const struct of [cents(), count()]) {
    for (const value of [0, 1, 9_007_199_254_740_991]) expect(struct.is(value), String(value)).toBe(true);
    for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', null, undefined]) {
      expect(struct.is(value), String(value)).toBe(false);
    }
  }
});

test('a number is typed in digits, of any width, with or without commas between its thousands, and in nothing else', () => {
  expect(['10', ' 010 ', '１０'].map(readWholeNumber)).toEqual([10, 10, 10]);
  expect(['5,000', '５，０００', '1,250,000'].map(readWholeNumber)).toEqual([5000, 5000, 1_250_000]);
  for (const text of [
    '',
    ' ',
    '1,5',
    '50,00',
    '1234,567',
    ',500',
    '1e1',
    '0x1f',
    '+10',
    '-10',
    '10.0',
    '1 0',
    null,
    undefined,
  ]) {
    expect(readWholeNumber(text), String(text)).toBeNaN();
  }
});

test('both bounds are included, and can be read from an optional number too', () => {
  const place = wholeNumber({ minimum: 1, maximum: 4 });
  expect([0, 1, 4, 5].map((value) => place.is(value))).toEqual([false, true, true, false]);
  expect(optional(nullable(place)).schema).toEqual({ minimum: 1, maximum: 4 });
});

test('§3 counts by kind accept known kinds only, each a whole number', () => {
  const tickets = countsBy(['standard', 'senior']);
  expect([{}, { standard: 2 }, { standard: 2, senior: 1 }].every((value) => tickets.is(value))).toBe(true);
  expect([{ child: 1 }, { standard: -1 }, { standard: '2' }, [], null].some((value) => tickets.is(value))).toBe(false);
  expect(Object.keys(tickets.schema)).toEqual(['standard', 'senior']);
});
