import { describe, expect, test } from 'vitest';
import type { Seat } from '../order/purchase.js';
import { type CinemaHoldInput, checkCinemaHold, isCinemaOpen } from './cinemaHold.js';

const row = { section: '1', row: 'F', seats: 12, distance: 0, taken: [9], wheelchair: [1], companion: [2] };
const facts: CinemaHoldInput = {
  category: 'IIA',
  open: true,
  rows: [row, { ...row, row: 'G' }],
  inCart: 0,
  inCartOfEvent: 0,
  eventLimit: 40,
};
const seats = (...numbers: number[]): Seat[] => numbers.map((seat) => ({ section: '1', row: 'F', seat: String(seat) }));
const none = { standard: 0, concession: 0, senior: 0, studentChild: 0 };
const two = { seats: seats(4, 5), ticketTypes: { ...none, standard: 2 } };
const check = (hold: Partial<Parameters<typeof checkCinemaHold>[0]> = {}, changes: Partial<CinemaHoldInput> = {}) =>
  checkCinemaHold({ ...two, ...hold }, { ...facts, ...changes }).map(({ field, code }) => `${field} ${code}`);

test('§5 the seats of one order are consecutive, those in the cart included', () => {
  expect(check({}, { held: seats(6, 7) })).toEqual([]);
  expect(check({}, { held: seats(7) })).toEqual(['seats seatsNotConsecutive']);
  expect(check({}, { held: [{ section: '1', row: 'G', seat: '6' }] })).toEqual(['seats seatsNotConsecutive']);
});

describe('§9 weather', () => {
  const today = '2026-11-20';

  test.each([
    ['none', true],
    ['blackRainstorm', true],
    ['typhoon8', false],
  ] as const)('with signal "%s" the cinema is open today: %s', (signal, open) => {
    expect(isCinemaOpen(signal, today, today)).toBe(open);
  });

  test('typhoon signal no. 8 closes the shows of that day, and not those of next week', () => {
    expect(isCinemaOpen('typhoon8', '2026-11-21', today)).toBe(true);
    expect(isCinemaOpen('typhoon8', '2026-11-27', today)).toBe(true);
  });

  test('for a closed cinema no other error is reported', () => {
    expect(check({ seats: [] }, { open: false })).toEqual(['performanceId cinemaClosed']);
  });
});

describe('§5 cinema seats', () => {
  test('can be held next to each other', () => {
    expect(check()).toEqual([]);
    expect(check({ seats: seats(6, 5) })).toEqual([]);
  });

  test('must be consecutive', () => {
    expect(check({ seats: seats(4, 6) })).toEqual(['seats seatsNotConsecutive']);
    expect(check({ seats: [...seats(4), { section: '1', row: 'G', seat: '5' }] })).toEqual([
      'seats seatsNotConsecutive',
    ]);
  });

  test('are checked one by one before their order is checked', () => {
    expect(check({ seats: seats(7, 9) })).toEqual(['seats.1 seatTaken']);
    expect(check({ seats: seats(2, 13) })).toEqual(['seats.0 companionSeatOnly', 'seats.1 seatNotFound']);
  });

  test('a wheelchair space and its companion’s seat are consecutive', () => {
    expect(check({ seats: seats(1, 2) })).toEqual([]);
  });

  test('a hold needs at least one seat', () => {
    expect(check({ seats: [], ticketTypes: none })).toEqual(['seats quantityRequired']);
  });

  test('count towards the limits together with the rest of the cart', () => {
    expect(check({}, { inCart: 39 })).toEqual(['seats quantityOverTransactionLimit']);
    expect(check({}, { eventLimit: 4, inCartOfEvent: 3 })).toEqual(['seats quantityOverEventLimit']);
  });
});

describe('§3 ticket types', () => {
  test('may be mixed', () => {
    expect(check({ seats: seats(4, 5, 6), ticketTypes: { ...none, standard: 1, senior: 1, studentChild: 1 } })).toEqual(
      [],
    );
  });

  test.each([1, 3])('%i tickets for two seats do not match', (standard) => {
    expect(check({ ticketTypes: { ...none, standard } })).toEqual(['ticketTypes ticketTypesMismatch']);
  });
});

describe('§9 under 18 are not admitted to Category III films', () => {
  test('the buyer must confirm the age of everybody', () => {
    expect(check({}, { category: 'III' })).toEqual(['ageConfirmed ageConfirmationRequired']);
    expect(check({ ageConfirmed: false }, { category: 'III' })).toEqual(['ageConfirmed ageConfirmationRequired']);
    expect(check({ ageConfirmed: true }, { category: 'III' })).toEqual([]);
  });

  test('a student/child ticket is refused even with the confirmation', () => {
    expect(
      check({ ageConfirmed: true, ticketTypes: { ...none, standard: 1, studentChild: 1 } }, { category: 'III' }),
    ).toEqual(['ticketTypes.studentChild ageConfirmationRequired']);
  });

  test.each(['I', 'IIA', 'IIB'] as const)('a Category %s film needs no confirmation', (category) => {
    expect(check({ ticketTypes: { ...none, studentChild: 2 } }, { category })).toEqual([]);
  });
});
