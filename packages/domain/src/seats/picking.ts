import type { FieldError } from '../errors.js';
import type { Compromise, Seat } from '../order/purchase.js';
import type { PlanRow } from './seatPlan.js';
import { runsOf, type SeatRow } from './seats.js';

/**
 * The rows of a plan for best available, which sells ordinary seats only. Wheelchair spaces and companions' seats are
 * sold only to buyers who pick them.
 */
export const ordinaryRows = (rows: readonly PlanRow[]): SeatRow[] =>
  rows.map((row) => {
    const excluded = new Set([...row.taken, ...row.wheelchair, ...row.companion]);
    return { ...row, taken: (seat) => excluded.has(seat) };
  });

/** A seat that exists on the plan. */
interface Place {
  row: PlanRow;
  number: number;
}

/** Undefined when the plan has no such seat. Seat numbers have one spelling: `07` is not a seat. */
function placeOf(rows: readonly PlanRow[], { section, row: name, seat }: Seat): Place | undefined {
  const row = rows.find((candidate) => candidate.section === section && candidate.row === name);
  const number = Number(seat);
  const exists = row && Number.isInteger(number) && number >= 1 && number <= row.seats && String(number) === seat;
  return exists ? { row, number } : undefined;
}

/** Whether the block of companions' seats around this seat borders a wheelchair space that is picked too. */
function isWithWheelchair({ row, number }: Place, picked: readonly Place[]): boolean {
  return [-1, 1].some((step) => {
    let next = number + step;
    while (row.companion.includes(next)) next += step;
    return row.wheelchair.includes(next) && picked.some((place) => place.row === row && place.number === next);
  });
}

/**
 * Checks seats picked on the plan, one by one (spec §2 Purchase flow). Call checkQuantity first.
 * A wheelchair space may be picked alone or with any of the companions' seats beside it.
 * @returns one error per invalid seat, in the fields `seats.0`, `seats.1` ...: `seatNotFound`, `badRequest` for a
 * repeated seat, `seatTaken`, or `companionSeatOnly` for a companion's seat without its wheelchair space. The values
 * name the seat.
 */
export function checkPickedSeats(rows: readonly PlanRow[], seats: readonly Seat[]): FieldError[] {
  const places = seats.map((seat) => placeOf(rows, seat));
  const known = places.filter((place) => place !== undefined);
  const codeOf = (place: Place | undefined, index: number) => {
    if (place === undefined) return 'seatNotFound';
    const first = places.findIndex((other) => other?.row === place.row && other.number === place.number);
    if (first !== index) return 'badRequest';
    if (place.row.taken.includes(place.number)) return 'seatTaken';
    return place.row.companion.includes(place.number) && !isWithWheelchair(place, known) ? 'companionSeatOnly' : null;
  };
  return seats.flatMap(({ section, row, seat }, index) => {
    const code = codeOf(places[index], index);
    return code === null ? [] : [{ field: `seats.${index}`, code, values: { section, row, seat } }];
  });
}

/** Whether seats are side by side in one row, listed in any order (spec §5 Cinema: seats must be consecutive). */
export function areConsecutive(seats: readonly Seat[]): boolean {
  const [first] = seats;
  const numbers = seats.map(({ seat }) => Number(seat)).sort((a, b) => a - b);
  return seats.every(
    ({ section, row }, index) =>
      section === first?.section && row === first.row && numbers[index] === (numbers[0] ?? 0) + index,
  );
}

/** Free ordinary seats of a row without a free seat beside them. */
export const loneSeats = (row: PlanRow): number[] =>
  runsOf(ordinaryRows([row]))
    .filter(({ length }) => length === 1)
    .map(({ first }) => first);

/** The seats that picked ones leave alone, and that were not alone before. */
function strandedBy(rows: readonly PlanRow[], seats: readonly Seat[]): Seat[] {
  const places = seats.flatMap((seat) => placeOf(rows, seat) ?? []);
  return [...new Set(places.map(({ row }) => row))].flatMap((row) => {
    const picked = places.filter((place) => place.row === row).map(({ number }) => number);
    const before = loneSeats(row);
    return loneSeats({ ...row, taken: [...row.taken, ...picked] })
      .filter((seat) => !before.includes(seat))
      .map((seat) => ({ section: row.section, row: row.row, seat: String(seat) }));
  });
}

/**
 * The compromise of picked seats, which the buyer sees before paying: `singleLeft` when they leave a new lone seat.
 * Seats that are apart were picked so, and are not reported as `split`.
 * @param seats that pass checkPickedSeats.
 */
export const pickedCompromise = (rows: readonly PlanRow[], seats: readonly Seat[]): Compromise =>
  strandedBy(rows, seats).length > 0 ? 'singleLeft' : 'none';

/** Adjacent ordinary seats of one row. */
interface NearBlock {
  row: SeatRow;
  first: number;
  last: number;
  /** Squared distance in seat widths between the middle of the block and the middle of the picked seats. */
  away: number;
}

/** How many seat widths a seat is right of the middle of its row. */
const offsetOf = (row: { seats: number }, seat: number) => seat - (row.seats + 1) / 2;

/**
 * The nearest block that replaces picked ordinary seats and leaves no lone seat: in a section of the picked seats if
 * one is there. Undefined when every block of this length leaves a lone seat.
 */
function nearestBlock(rows: readonly PlanRow[], picked: readonly Place[]): NearBlock | undefined {
  const { length } = picked;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / length;
  const distance = mean(picked.map(({ row }) => row.distance));
  const offset = mean(picked.map(({ row, number }) => offsetOf(row, number)));
  const sections = new Set(picked.map(({ row }) => row.section));
  const isNearer = (one: NearBlock, other: NearBlock) => {
    const here = sections.has(one.row.section);
    return here === sections.has(other.row.section) ? one.away < other.away : here;
  };
  let nearest: NearBlock | undefined;
  for (const { row, first: start, length: free } of runsOf(ordinaryRows(rows))) {
    for (let before = 0; before <= free - length; before += 1) {
      if (before === 1 || free - length - before === 1) continue;
      const first = start + before;
      const middle = offsetOf(row, first + (length - 1) / 2);
      const block = {
        row,
        first,
        last: first + length - 1,
        away: (row.distance - distance) ** 2 + (middle - offset) ** 2,
      };
      if (nearest === undefined || isNearer(block, nearest)) nearest = block;
    }
  }
  return nearest;
}

/**
 * Checks that picked seats leave no new lone seat, which would not be sold. They may leave one where every block of as
 * many adjacent seats would: pickedCompromise reports it. Wheelchair spaces and companions' seats are not counted.
 * @param rows of one zone.
 * @param seats that pass checkPickedSeats.
 * @returns an empty array, or `singleSeatLeft` in the field `seats`: its values name the lone seat, and in `nearSection`,
 * `nearRow` and `nearSeats` (`4` or `4–6`) the nearest adjacent seats that leave none.
 */
export function checkSingleSeats(rows: readonly PlanRow[], seats: readonly Seat[]): FieldError[] {
  const [stranded] = strandedBy(rows, seats);
  if (stranded === undefined) return [];
  const places = seats.flatMap((seat) => placeOf(rows, seat) ?? []);
  const ordinary = places.filter(({ row, number }) => ![...row.wheelchair, ...row.companion].includes(number));
  const near = nearestBlock(rows, ordinary);
  if (near === undefined) return [];
  const { row, first, last } = near;
  const nearSeats = first === last ? `${first}` : `${first}–${last}`;
  const values = { ...stranded, nearSection: row.section, nearRow: row.row, nearSeats };
  return [{ field: 'seats', code: 'singleSeatLeft', values }];
}
