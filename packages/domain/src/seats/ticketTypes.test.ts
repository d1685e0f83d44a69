import { describe, expect, test } from 'vitest';
import { checkTicketTypes, countTypes, needsProof, typePrice, typesFor } from './ticketTypes.js';

const sold = [
  { ticketType: 'standard', percent: 100 },
  { ticketType: 'senior', percent: 50 },
] as const;

describe('§3 ticket types', () => {
  test('a reduced ticket costs the percentage of the event, in whole dollars and never more', () => {
    expect(typePrice(385_00, 'senior', sold)).toBe(192_00);
    expect(typePrice(385_50, 'standard', sold)).toBe(385_50);
    expect(typePrice(385_50, null, undefined)).toBe(385_50);
  });

  test('there is one type for each ticket', () => {
    expect(checkTicketTypes(['standard', 'senior'], 2, sold)).toEqual([]);
    expect(checkTicketTypes(['standard'], 2, sold)).toEqual([{ field: 'ticketTypes', code: 'ticketTypesMismatch' }]);
  });

  test('a type that the event does not sell is refused by its place; a standard ticket is always sold', () => {
    expect(checkTicketTypes(['standard', 'studentChild'], 2, sold)).toEqual([
      { field: 'ticketTypes.1', code: 'ticketTypeNotSold' },
    ]);
    expect(checkTicketTypes(['standard', 'senior'], 2, undefined)).toEqual([
      { field: 'ticketTypes.1', code: 'ticketTypeNotSold' },
    ]);
  });

  test('tickets without a chosen type are standard ones', () => {
    expect(typesFor(['senior'], 3)).toEqual(['senior', 'standard', 'standard']);
    expect(typesFor(['senior', 'senior'], 1)).toEqual(['senior']);
    expect(countTypes(['senior', 'standard', 'senior'])).toEqual([
      { ticketType: 'standard', quantity: 1 },
      { ticketType: 'senior', quantity: 2 },
    ]);
  });

  test('every type but the standard one needs a proof at the door', () => {
    expect(['standard', 'concession', 'senior', 'studentChild', null].map((type) => needsProof(type as never))).toEqual(
      [false, true, true, true, false],
    );
  });
});
