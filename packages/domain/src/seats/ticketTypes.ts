import { cinemaTicketTypes } from '../cinema/ticketTypes.js';
import type { FieldError } from '../errors.js';

// Event pages load this module. The struct is in `event.ts`, which loads superstruct.

/** Ticket types of shows and films (spec §3 Cinema ticket types). */
export const ticketTypes = cinemaTicketTypes;
export type TicketType = (typeof ticketTypes)[number];

/** Ticket types of an event with their percentage of the zone's price. Undefined if all tickets are standard. */
export type TypesSold = readonly { ticketType: TicketType; percent: number }[] | undefined;

/** Whether admission requires proof of eligibility. */
export const needsProof = (ticketType: TicketType | null): ticketType is Exclude<TicketType, 'standard'> =>
  ticketType !== null && ticketType !== 'standard';

/** Price of one ticket in cents, rounded down to whole dollars. @param zonePrice cents of a standard ticket */
export function typePrice(zonePrice: number, ticketType: TicketType | null, sold: TypesSold): number {
  const percent = sold?.find((one) => one.ticketType === ticketType)?.percent ?? 100;
  return percent === 100 ? zonePrice : Math.floor((zonePrice * percent) / 100_00) * 100;
}

/**
 * Checks ticket types, one per ticket.
 * @returns `ticketTypesMismatch` of `ticketTypes`, and `ticketTypeNotSold` of `ticketTypes.0` …
 */
export function checkTicketTypes(types: readonly TicketType[], quantity: number, sold: TypesSold): FieldError[] {
  if (types.length !== quantity) return [{ field: 'ticketTypes', code: 'ticketTypesMismatch' }];
  const isSold = (type: TicketType) => type === 'standard' || sold?.some(({ ticketType }) => ticketType === type);
  return types.flatMap((type, index) =>
    isSold(type) ? [] : [{ field: `ticketTypes.${index}`, code: 'ticketTypeNotSold' }],
  );
}

/** Chosen types, filled up with standard ones. */
export const typesFor = (chosen: readonly TicketType[], quantity: number): TicketType[] =>
  Array.from({ length: Math.max(0, quantity) }, (_, index) => chosen[index] ?? 'standard');

/** Tickets by type, in the order of types, without zeros. */
export const countTypes = (types: readonly TicketType[]): { ticketType: TicketType; quantity: number }[] =>
  ticketTypes.flatMap((ticketType) => {
    const quantity = types.filter((type) => type === ticketType).length;
    return quantity === 0 ? [] : [{ ticketType, quantity }];
  });
