import type { FieldError } from '../errors.js';
import type { Seat } from '../order/purchase.js';
import { areConsecutive, checkPickedSeats } from '../seats/picking.js';
import { checkQuantity, type QuantityFacts } from '../seats/quantity.js';
import type { PlanRow } from '../seats/seatPlan.js';
import type { CivilDate } from '../time/time.js';
import type { CinemaHold, WeatherSignal } from './cinema.js';
import type { FilmCategory } from './filmCategories.js';

const opensIn: Record<WeatherSignal, boolean> = { none: true, blackRainstorm: true, typhoon8: false };

/**
 * Whether the cinema opens on a date: a black rainstorm keeps it open, typhoon signal no. 8 closes it for the day on
 * which it is up (spec §9 Other rules).
 */
export const isCinemaOpen = (signal: WeatherSignal, date: CivilDate, today: CivilDate): boolean =>
  opensIn[signal] || date !== today;

/** The facts against which a hold of cinema seats is checked. */
export interface CinemaHoldFacts extends Pick<QuantityFacts, 'inCart' | 'inCartOfEvent' | 'eventLimit'> {
  category: FilmCategory;
  /** Whether the cinema opens on the day of the show. */
  open: boolean;
  /** Every row of the seat plan, in all zones. */
  rows: readonly PlanRow[];
  /** Seats of the show that the cart has: those of one order are consecutive together. @default none */
  held?: readonly Seat[];
}

/**
 * Checks a hold of cinema seats (spec §5 Cinema, §9 Other rules), except its captcha. A closed cinema is the only
 * error reported. For the seats, only the first failing check is reported: their number, then each seat, then their
 * order.
 * @returns `cinemaClosed`; for the seats `quantityRequired`, a limit, the errors of checkPickedSeats, or
 * `seatsNotConsecutive`; `ticketTypesMismatch` unless there is one ticket type per seat; for a Category III film,
 * `ageConfirmationRequired` without the buyer's confirmation, and for each student/child ticket, which a person under
 * 18 could use.
 */
export function checkCinemaHold(
  {
    seats,
    ticketTypes,
    ageConfirmed = false,
  }: Pick<CinemaHold, 'ticketTypes' | 'ageConfirmed'> & { seats: readonly Seat[] },
  { category, open, rows, held = [], ...carried }: CinemaHoldFacts,
): FieldError[] {
  if (!open) return [{ field: 'performanceId', code: 'cinemaClosed' }];
  const errors = checkSeats(seats, held, rows, carried);
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
  seats: readonly Seat[],
  held: readonly Seat[],
  rows: readonly PlanRow[],
  carried: Omit<QuantityFacts, 'quantity' | 'remaining'>,
): FieldError[] {
  // The number of remaining seats does not matter: checkPickedSeats looks at each seat.
  const quantity = checkQuantity({ ...carried, quantity: seats.length, remaining: Number.POSITIVE_INFINITY });
  if (quantity.length > 0) return quantity.map((error) => ({ ...error, field: 'seats' }));
  const picked = checkPickedSeats(rows, seats);
  if (picked.length > 0) return picked;
  return areConsecutive([...held, ...seats]) ? [] : [{ field: 'seats', code: 'seatsNotConsecutive' }];
}
