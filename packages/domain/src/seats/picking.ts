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
const loneSeats = (row: PlanRow): number[] =>
  runsOf(ordinaryRows([row]))
    .filter(({ length }) => length === 1)
    .map(({ first }) => first);

/**
 * The compromise of picked seats, which the buyer sees before paying: `singleLeft` when they leave a new lone seat.
 * A lone seat is no reason to refuse. Seats that are apart were picked so, and are not reported as `split`.
 * @param seats that pass checkPickedSeats.
 */
export function pickedCompromise(rows: readonly PlanRow[], seats: readonly Seat[]): Compromise {
  const places = seats.flatMap((seat) => placeOf(rows, seat) ?? []);
  const leavesLoneSeat = [...new Set(places.map(({ row }) => row))].some((row) => {
    const picked = places.filter((place) => place.row === row).map(({ number }) => number);
    const before = loneSeats(row);
    return loneSeats({ ...row, taken: [...row.taken, ...picked] }).some((seat) => !before.includes(seat));
  });
  return leavesLoneSeat ? 'singleLeft' : 'none';
}
