import type { FieldError } from '../errors.js';
import type { Compromise, Seat } from '../order/purchase.js';
import type { PlanRow, PlanZone } from './seatPlan.js';
import { runsOf, type SeatRow } from './seats.js';
import type { PickedSeat } from './sections.js';

/** Rows for best available, without wheelchair and companion seats. Buyers choose those themselves. */
export const ordinaryRows = (rows: readonly PlanRow[]): SeatRow[] =>
  rows.map((row) => {
    const excluded = new Set([...row.taken, ...row.wheelchair, ...row.companion]);
    return { ...row, taken: (seat) => excluded.has(seat) };
  });

/** A seat on the plan. */
interface SeatSpot {
  row: PlanRow;
  number: number;
}

/** Undefined if not on the plan. `07` is not a seat number. */
function placeOf(rows: readonly PlanRow[], { section, row: name, seat }: Seat): SeatSpot | undefined {
  const row = rows.find((candidate) => candidate.section === section && candidate.row === name);
  const number = Number(seat);
  const exists = row && Number.isInteger(number) && number >= 1 && number <= row.seats && String(number) === seat;
  return exists ? { row, number } : undefined;
}

/** Whether the companion seats around this seat border a picked wheelchair space. */
function isWithWheelchair({ row, number }: SeatSpot, picked: readonly SeatSpot[]): boolean {
  return [-1, 1].some((step) => {
    let next = number + step;
    while (row.companion.includes(next)) next += step;
    return row.wheelchair.includes(next) && picked.some((place) => place.row === row && place.number === next);
  });
}

/**
 * Checks picked seats one by one (spec §2 Purchase flow), after checkQuantity.
 * @returns errors of `seats.0`, `seats.1` …: `seatNotFound`, `badRequest` (repeated), `seatTaken`, or
 * `companionSeatOnly` without a wheelchair space
 */
export function checkPickedSeats(rows: readonly PlanRow[], seats: readonly Seat[]): FieldError[] {
  const places = seats.map((seat) => placeOf(rows, seat));
  const known = places.filter((place) => place !== undefined);
  const codeOf = (place: SeatSpot | undefined, index: number) => {
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

/** Whether seats in any order are adjacent in one row (spec §5 Cinema: seats must be consecutive). */
export function areConsecutive(seats: readonly Seat[]): boolean {
  const [first] = seats;
  const numbers = seats.map(({ seat }) => Number(seat)).sort((a, b) => a - b);
  return seats.every(
    ({ section, row }, index) =>
      section === first?.section && row === first.row && numbers[index] === (numbers[0] ?? 0) + index,
  );
}

/** Single free ordinary seats of a row. */
export const loneSeats = (row: PlanRow): number[] =>
  runsOf(ordinaryRows([row]))
    .filter(({ length }) => length === 1)
    .map(({ first }) => first);

/** Single seats that the picked seats create. */
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
 * `singleLeft` if picked seats create a single seat, shown before payment. Never `split`, because the buyer chose the
 * seats.
 * @param seats valid for checkPickedSeats
 */
export const pickedCompromise = (rows: readonly PlanRow[], seats: readonly Seat[]): Compromise =>
  strandedBy(rows, seats).length > 0 ? 'singleLeft' : 'none';

/** Adjacent ordinary seats of one row. */
interface NearBlock {
  row: SeatRow;
  first: number;
  last: number;
  /** Squared distance between the centres of the block and of the picked seats, in seat widths. */
  away: number;
}

/** Signed distance of a seat from the middle of its row, in seat widths. */
const offsetOf = (row: { seats: number }, seat: number) => seat - (row.seats + 1) / 2;

/**
 * The nearest block that leaves no single seat, preferably in the section and row of the picked seats. Undefined if
 * there is none.
 */
function nearestBlock(rows: readonly PlanRow[], picked: readonly SeatSpot[]): NearBlock | undefined {
  const { length } = picked;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / length;
  const distance = mean(picked.map(({ row }) => row.distance));
  const offset = mean(picked.map(({ row, number }) => offsetOf(row, number)));
  const sections = new Set(picked.map(({ row }) => row.section));
  const isInRow = ({ row }: NearBlock) =>
    picked.some((spot) => spot.row.section === row.section && spot.row.row === row.row);
  const isNearer = (one: NearBlock, other: NearBlock) => {
    const here = sections.has(one.row.section);
    if (here !== sections.has(other.row.section)) return here;
    return one.away === other.away ? isInRow(one) && !isInRow(other) : one.away < other.away;
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
 * Rejects new single seats, unless every adjacent block leaves one.
 * @param rows of one zone
 * @param seats valid for checkPickedSeats
 * @returns no error, or `singleSeatLeft` with the single seat and the nearest alternative
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

/**
 * Seats in place of picked ones that others have taken: as many side by side in the same zone, so at the same price.
 * Picks of other zones stay.
 * @returns the offered seats and the whole new choice; null if a zone has no such block, or for wheelchair groups
 */
export function replacementOf(
  zones: readonly PlanZone[],
  picked: readonly PickedSeat[],
): { offered: Seat[]; choice: Seat[] } | null {
  const taken = new Set(picked.flatMap((seat) => (seat.taken ? [seat.zone] : [])));
  const offered: Seat[] = [];
  for (const { code, rows } of zones) {
    if (!taken.has(code)) continue;
    const mine = picked.filter(({ zone }) => zone === code);
    const spots = mine.flatMap((seat) => placeOf(rows, seat) ?? []);
    const block = mine.every(({ kind }) => kind === 'seat') ? nearestBlock(rows, spots) : undefined;
    if (!block) return null;
    const { row, first, last } = block;
    for (let seat = first; seat <= last; seat += 1) {
      offered.push({ section: row.section, row: row.row, seat: String(seat) });
    }
  }
  const kept = picked.filter(({ zone }) => !taken.has(zone)).map(({ section, row, seat }) => ({ section, row, seat }));
  return offered.length > 0 ? { offered, choice: [...kept, ...offered] } : null;
}
