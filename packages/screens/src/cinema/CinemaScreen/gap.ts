import {
  blocksIn,
  type PickedSeat,
  type PlanRow,
  type SeatPlan,
  seatKey,
  seatsBetween,
  seatsFrom,
} from '@first-gong/domain';

/** Picked seats that are not adjacent, and choices that correct them. */
export interface Gap {
  /** Row of the seats; null for several rows. */
  row: string | null;
  /** Numbers of the seats between the picked ones. */
  between: number[];
  /** Choices of adjacent seats: with the seats between (`add`), or as many seats nearby (`move`). */
  fixes: { kind: 'add' | 'move'; first: number; last: number; keys: string[] }[];
}

/** The gap between picked seats; null without one (spec §5 Cinema: seats must be consecutive). */
export function gapOf({ zones }: SeatPlan, picked: readonly PickedSeat[], most: number): Gap | null {
  const between = seatsBetween(picked);
  const [first] = picked;
  if (first === undefined || between?.length === 0) return null;
  if (between === null) return { row: null, between: [], fixes: [] };
  const rows = zones.find(({ code }) => code === first.zone)?.rows ?? [];
  const row = rows.find((one) => one.section === first.section && one.row === first.row);
  if (row === undefined) return null;
  const numbers = picked.map(({ seat }) => Number(seat));
  const from = Math.min(...numbers);
  const to = Math.max(...numbers);
  const whole = to - from + 1;
  const nearest = [...blocksIn(rows, row, picked.length)].sort(
    (one, other) => Math.abs(one - from) - Math.abs(other - from),
  )[0];
  return {
    row: first.row,
    between: between.map(({ seat }) => Number(seat)),
    fixes: [
      ...(whole <= most && blocksIn(rows, row, whole).includes(from) ? [fixOf('add', row, from, to)] : []),
      ...(nearest === undefined ? [] : [fixOf('move', row, nearest, nearest + picked.length - 1)]),
    ],
  };
}

const fixOf = (kind: 'add' | 'move', row: PlanRow, first: number, last: number) => ({
  kind,
  first,
  last,
  keys: seatsFrom(row, first, last).map(seatKey),
});
