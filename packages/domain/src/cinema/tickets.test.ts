import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filmCategories } from './filmCategories.js';
import { type CinemaVisitor, cinemaPrice, cinemaPrices, minimumAge, ticketTypesFor } from './tickets.js';
import { cinemaTicketTypes } from './ticketTypes.js';

const visitor = (age: number, more: Partial<CinemaVisitor> = {}) => ({
  age,
  disabled: false,
  fullTimeStudent: false,
  ...more,
});

test('§3 the cinema has four ticket types', () => {
  expect(cinemaTicketTypes).toEqual(['standard', 'concession', 'senior', 'studentChild']);
});

describe('§9 concession applies to ages 60 and above, disabled people and full-time students', () => {
  test.each([
    ['an adult', visitor(59), ['standard']],
    ['somebody of 60', visitor(60), ['standard', 'concession', 'senior']],
    ['a disabled adult', visitor(30, { disabled: true }), ['standard', 'concession']],
    ['a full-time student', visitor(30, { fullTimeStudent: true }), ['standard', 'concession', 'studentChild']],
    ['a child', visitor(6), ['standard', 'studentChild']],
    ['somebody of 18', visitor(18), ['standard']],
  ])('%s', (_, somebody, expected) => {
    expect(ticketTypesFor(somebody, 'IIB')).toEqual(expected);
  });
});

describe('§9 admission', () => {
  test('children under 6 are not admitted to the cinema', () => {
    expect(ticketTypesFor(visitor(5), 'I')).toEqual([]);
    expect(ticketTypesFor(visitor(6), 'I')).not.toEqual([]);
    expect(minimumAge('IIB')).toBe(6);
  });

  test('visitors under 18 are not admitted to Category III films', () => {
    expect(ticketTypesFor(visitor(17, { fullTimeStudent: true }), 'III')).toEqual([]);
    expect(ticketTypesFor(visitor(18), 'III')).toEqual(['standard']);
    expect(minimumAge('III')).toBe(18);
  });

  test('an adult student needs a concession ticket for a Category III film, which has no student/child ticket', () => {
    expect(ticketTypesFor(visitor(20, { fullTimeStudent: true }), 'III')).toEqual(['standard', 'concession']);
  });
});

describe('§3 prices by ticket type', () => {
  test('a reduced ticket costs 80 % of the standard price, in whole dollars', () => {
    expect(cinemaPrices(95_00, 'IIA')).toEqual([
      { ticketType: 'standard', price: 95_00 },
      { ticketType: 'concession', price: 76_00 },
      { ticketType: 'senior', price: 76_00 },
      { ticketType: 'studentChild', price: 76_00 },
    ]);
    expect(cinemaPrice(62_00, 'senior')).toBe(49_00);
    expect(cinemaPrice(62_50, 'standard')).toBe(62_50);
  });

  test('a Category III film has no student or child price', () => {
    expect(cinemaPrices(85_00, 'III').map(({ ticketType }) => ticketType)).toEqual([
      'standard',
      'concession',
      'senior',
    ]);
  });

  test('a reduced ticket costs at most 80 %, and is less than a dollar below it', () => {
    fc.assert(
      fc.property(fc.nat(1_000_00), fc.constantFrom(...cinemaTicketTypes.slice(1)), (standard, ticketType) => {
        const price = cinemaPrice(standard, ticketType);
        expect(price % 100).toBe(0);
        expect(price * 5).toBeLessThanOrEqual(standard * 4);
        expect((price + 100) * 5).toBeGreaterThan(standard * 4);
      }),
    );
  });

  test('every admitted visitor may use some ticket type, and every such type has a price', () => {
    const anybody = fc.record({ age: fc.nat(110), disabled: fc.boolean(), fullTimeStudent: fc.boolean() });
    fc.assert(
      fc.property(anybody, fc.constantFrom(...filmCategories), (somebody, category) => {
        const types = ticketTypesFor(somebody, category);
        expect(types.length > 0).toBe(somebody.age >= minimumAge(category));
        expect(cinemaPrices(80_00, category).map(({ ticketType }) => ticketType)).toEqual(
          expect.arrayContaining(types),
        );
      }),
    );
  });
});
