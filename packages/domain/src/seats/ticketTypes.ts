import { cinemaTicketTypes } from '../cinema/ticketTypes.js';
import type { FieldError } from '../errors.js';

// The page of an event runs this. The struct is in `event.ts`, because superstruct would come with it.

/** The types of a ticket, of a show as of a film (spec §3 Cinema ticket types). */
export const ticketTypes = cinemaTicketTypes;
export type TicketType = (typeof ticketTypes)[number];

/** The types that an event sells, each with its price as a percentage of the zone's; undefined where all are standard. */
export type TypesSold = readonly { ticketType: TicketType; percent: number }[] | undefined;

/** Whether the holder of a ticket of this type shows a proof at the door. A standard ticket needs none. */
export const needsProof = (ticketType: TicketType | null): ticketType is Exclude<TicketType, 'standard'> =>
  ticketType !== null && ticketType !== 'standard';

/**
 * The price of one ticket in cents; reduced prices are whole dollars, rounded down.
 * @param zonePrice cents of a standard ticket.
 */
export function typePrice(zonePrice: number, ticketType: TicketType | null, sold: TypesSold): number {
  const percent = sold?.find((one) => one.ticketType === ticketType)?.percent ?? 100;
  return percent === 100 ? zonePrice : Math.floor((zonePrice * percent) / 100_00) * 100;
}

/**
 * Checks the ticket types of seats that are asked for, one for each ticket.
 * @returns an empty array; `ticketTypesMismatch` in the field `ticketTypes` unless there are as many types as tickets;
 * `ticketTypeNotSold` in `ticketTypes.0` and so on for types that the event does not sell.
 */
export function checkTicketTypes(types: readonly TicketType[], quantity: number, sold: TypesSold): FieldError[] {
  if (types.length !== quantity) return [{ field: 'ticketTypes', code: 'ticketTypesMismatch' }];
  const isSold = (type: TicketType) => type === 'standard' || sold?.some(({ ticketType }) => ticketType === type);
  return types.flatMap((type, index) =>
    isSold(type) ? [] : [{ field: `ticketTypes.${index}`, code: 'ticketTypeNotSold' }],
  );
}

/** As many types as tickets: the chosen ones, then standard ones. */
export const typesFor = (chosen: readonly TicketType[], quantity: number): TicketType[] =>
  Array.from({ length: Math.max(0, quantity) }, (_, index) => chosen[index] ?? 'standard');

/** How many tickets of each type, in the order of the types; types without tickets are left out. */
export const countTypes = (types: readonly TicketType[]): { ticketType: TicketType; quantity: number }[] =>
  ticketTypes.flatMap((ticketType) => {
    const quantity = types.filter((type) => type === ticketType).length;
    return quantity === 0 ? [] : [{ ticketType, quantity }];
  });
