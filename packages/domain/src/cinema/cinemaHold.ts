import type { FieldError } from '../errors.js';
import { areConsecutive, checkPickedSeats } from '../seats/picking.js';
import { checkQuantity, type QuantityFacts } from '../seats/quantity.js';
import type { PlanRow } from '../seats/seatPlan.js';
import type { CinemaHold, FilmCategory, WeatherSignal } from './cinema.js';

const opensIn: Record<WeatherSignal, boolean> = { none: true, blackRainstorm: true, typhoon8: false };

/** Whether the cinema opens: a black rainstorm keeps it open, typhoon signal no. 8 closes it (spec §9 Other rules). */
export const isCinemaOpen = (signal: WeatherSignal): boolean => opensIn[signal];

/** What a hold of cinema seats is measured against. */
export interface CinemaHoldFacts extends Pick<QuantityFacts, 'inCart' | 'inCartOfEvent' | 'eventLimit'> {
  category: FilmCategory;
  weather: WeatherSignal;
  /** The plan of the house, all zones. */
  rows: readonly PlanRow[];
}

/**
 * Checks a hold of cinema seats (spec §5 Cinema, §9 Other rules), all but its captcha. Where the cinema is closed
 * nothing else is said, and of the seats only what is wrong first: their number, then each seat, then their order.
 * @returns `cinemaClosed`; `quantityRequired` or a limit, what checkPickedSeats finds, or `seatsNotConsecutive` of the
 * seats; `ticketTypesMismatch` when not every seat has one ticket type; `ageConfirmationRequired` for Category III
 * without the buyer's word, and for a student/child ticket to it, which somebody under 18 could use.
 */
export function checkCinemaHold(
  { seats, ticketTypes, ageConfirmed = false }: Pick<CinemaHold, 'seats' | 'ticketTypes' | 'ageConfirmed'>,
  { category, weather, rows, ...carried }: CinemaHoldFacts,
): FieldError[] {
  if (!isCinemaOpen(weather)) return [{ field: 'performanceId', code: 'cinemaClosed' }];
  const errors = checkSeats(seats, rows, carried);
  const tickets = Object.values(ticketTypes).reduce((sum, quantity) => sum + quantity, 0);
  if (tickets !== seats.length) errors.push({ field: 'ticketTypes', code: 'ticketTypesMismatch' });
  if (category === 'III') {
    if (ticketTypes.studentChild > 0)
      errors.push({ field: 'ticketTypes.studentChild', code: 'ageConfirmationRequired' });
    if (!ageConfirmed) errors.push({ field: 'ageConfirmed', code: 'ageConfirmationRequired' });
  }
  return errors;
}

function checkSeats(
  seats: CinemaHold['seats'],
  rows: readonly PlanRow[],
  carried: Omit<QuantityFacts, 'quantity' | 'remaining'>,
): FieldError[] {
  // What remains does not matter: each picked seat is looked at.
  const quantity = checkQuantity({ ...carried, quantity: seats.length, remaining: Number.POSITIVE_INFINITY });
  if (quantity.length > 0) return quantity.map((error) => ({ ...error, field: 'seats' }));
  const picked = checkPickedSeats(rows, seats);
  if (picked.length > 0) return picked;
  return areConsecutive(seats) ? [] : [{ field: 'seats', code: 'seatsNotConsecutive' }];
}
