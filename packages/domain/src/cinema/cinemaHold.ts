import type { FieldError } from '../errors.js';
import type { Seat } from '../order/purchase.js';
import { areConsecutive, checkPickedSeats } from '../seats/picking.js';
import { checkQuantity, type QuantityInput } from '../seats/quantity.js';
import type { PlanRow } from '../seats/seatPlan.js';
import type { WeatherSignal } from '../service/weather.js';
import type { CivilDate } from '../time/time.js';
import type { CinemaHold } from './cinema.js';
import type { FilmCategory } from './filmCategories.js';

const opensIn: Record<WeatherSignal, boolean> = { none: true, blackRainstorm: true, typhoon8: false };

/** Whether the cinema opens on a date (spec §9 Other rules). Only typhoon signal 8 closes it, for that day. */
export const isCinemaOpen = (signal: WeatherSignal, date: CivilDate, today: CivilDate): boolean =>
  opensIn[signal] || date !== today;

/** Input of the checks of a cinema hold. */
export interface CinemaHoldInput extends Pick<QuantityInput, 'inCart' | 'inCartOfEvent' | 'eventLimit'> {
  category: FilmCategory;
  /** Whether the cinema opens on that day. */
  open: boolean;
  /** All rows of the seat plan. */
  rows: readonly PlanRow[];
  /** Seats of the show in the cart, which count as adjacent. @default none */
  held?: readonly Seat[];
}

/**
 * Checks a hold of cinema seats (spec §5 Cinema, §9 Other rules) except its captcha. Seats report only their first
 * error: number, each seat, order.
 * @returns `cinemaClosed` alone; otherwise a seat error, `ticketTypesMismatch`, and `ageConfirmationRequired` (Category
 * III)
 */
export function checkCinemaHold(
  {
    seats,
    ticketTypes,
    ageConfirmed = false,
  }: Pick<CinemaHold, 'ticketTypes' | 'ageConfirmed'> & { seats: readonly Seat[] },
  { category, open, rows, held = [], ...carried }: CinemaHoldInput,
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
  carried: Omit<QuantityInput, 'quantity' | 'remaining'>,
): FieldError[] {
  // checkPickedSeats checks each seat, so `remaining` is irrelevant.
  const quantity = checkQuantity({ ...carried, quantity: seats.length, remaining: Number.POSITIVE_INFINITY });
  if (quantity.length > 0) return quantity.map((error) => ({ ...error, field: 'seats' }));
  const picked = checkPickedSeats(rows, seats);
  if (picked.length > 0) return picked;
  return areConsecutive([...held, ...seats]) ? [] : [{ field: 'seats', code: 'seatsNotConsecutive' }];
}
