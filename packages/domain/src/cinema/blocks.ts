import type { Seat } from '../order/purchase.js';
import { checkPickedSeats, checkSingleSeats } from '../seats/picking.js';
import type { PlanRow } from '../seats/seatPlan.js';

/** Seats of a row in a range of numbers, inclusive. */
export const seatsFrom = ({ section, row }: Pick<PlanRow, 'section' | 'row'>, first: number, last: number): Seat[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => ({ section, row, seat: String(first + place) }));

/**
 * First seat numbers of the adjacent blocks that a buyer can hold in a row (spec §5 Cinema). Excludes blocks that leave
 * a single seat, includes wheelchair and companion seats.
 * @param rows all rows of the zone
 */
export function blocksIn(rows: readonly PlanRow[], row: PlanRow, quantity: number): number[] {
  if (!Number.isInteger(quantity) || quantity < 1) return [];
  return Array.from({ length: Math.max(0, row.seats - quantity + 1) }, (_, index) => index + 1).filter((first) => {
    const seats = seatsFrom(row, first, first + quantity - 1);
    return checkPickedSeats(rows, seats).length === 0 && checkSingleSeats(rows, seats).length === 0;
  });
}

/** Unpicked seats between picked ones of one row. Null for seats in several rows. */
export function seatsBetween(seats: readonly Seat[]): Seat[] | null {
  const [first] = seats;
  if (first === undefined) return [];
  if (seats.some(({ section, row }) => section !== first.section || row !== first.row)) return null;
  const numbers = seats.map(({ seat }) => Number(seat));
  return seatsFrom(first, Math.min(...numbers), Math.max(...numbers)).filter(
    ({ seat }) => !numbers.includes(Number(seat)),
  );
}
