import type { FieldError } from '../errors.js';
import type { Compromise, Seat } from '../order/purchase.js';
import type { PlanRow } from './seatPlan.js';
import { runsOf, type SeatRow } from './seats.js';

/**
 * The rows of a plan as best available looks at them: its ordinary seats. Wheelchair spaces and their companions' seats
 * are left to those who pick them.
 */
export const ordinaryRows = (rows: readonly PlanRow[]): SeatRow[] =>
  rows.map((row) => {
    const gone = new Set([...row.taken, ...row.wheelchair, ...row.companion]);
    return { ...row, taken: (seat) => gone.has(seat) };
  });

/** A seat of the plan, found by its names. */
interface Place {
  row: PlanRow;
  number: number;
}

/** Undefined when the plan has no such seat; a seat has one way to be written, so `07` is none. */
function placeOf(rows: readonly PlanRow[], { section, row: name, seat }: Seat): Place | undefined {
  const row = rows.find((one) => one.section === section && one.row === name);
  const number = Number(seat);
  const exists = row && Number.isInteger(number) && number >= 1 && number <= row.seats && String(number) === seat;
  return exists ? { row, number } : undefined;
}

/** Whether one of the companions' seats side by side with this one ends at a wheelchair space that is picked too. */
function isWithWheelchair({ row, number }: Place, picked: readonly Place[]): boolean {
  return [-1, 1].some((step) => {
    let next = number + step;
    while (row.companion.includes(next)) next += step;
    return row.wheelchair.includes(next) && picked.some((place) => place.row === row && place.number === next);
  });
}

/**
 * Checks seats picked on the plan, one by one (spec §2 Purchase flow). Check their number first.
 * A wheelchair space may be picked alone or with any of the companions' seats beside it.
 * @returns for each seat at fault `seats.0`, `seats.1` ...: `seatNotFound`, `badRequest` for a seat named twice,
 * `seatTaken`, or `companionSeatOnly` for a companion's seat without its wheelchair space. The values name the seat.
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

/** Whether seats stand side by side in one row (spec §5 Cinema: seats must be consecutive), in whatever order. */
export function areConsecutive(seats: readonly Seat[]): boolean {
  const [first] = seats;
  const numbers = seats.map(({ seat }) => Number(seat)).sort((a, b) => a - b);
  return seats.every(
    ({ section, row }, index) =>
      section === first?.section && row === first.row && numbers[index] === (numbers[0] ?? 0) + index,
  );
}

/** Ordinary seats of a row that are free and have no free seat beside them. */
const loneSeats = (row: PlanRow): number[] =>
  runsOf(ordinaryRows([row]))
    .filter(({ length }) => length === 1)
    .map(({ first }) => first);

/**
 * What picked seats give up, to be told before paying and not refused: `singleLeft` when they leave a lone seat where
 * there was none. Seats that are apart were picked apart, so nothing is said of that.
 * @param seats that checkPickedSeats has nothing against.
 */
export function pickedCompromise(rows: readonly PlanRow[], seats: readonly Seat[]): Compromise {
  const places = seats.flatMap((seat) => placeOf(rows, seat) ?? []);
  const strands = [...new Set(places.map(({ row }) => row))].some((row) => {
    const picked = places.filter((place) => place.row === row).map(({ number }) => number);
    const before = loneSeats(row);
    return loneSeats({ ...row, taken: [...row.taken, ...picked] }).some((seat) => !before.includes(seat));
  });
  return strands ? 'singleLeft' : 'none';
}
