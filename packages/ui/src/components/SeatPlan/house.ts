import type { SeatLook } from '../Seat/index.js';

export interface PlanSeat extends Omit<SeatLook, 'state'> {
  /** Stable: what `value` holds. */
  id: string;
  /** Its middle, in seat widths from the middle of the house; left is negative. `seatPlaces` works it out. */
  at: number;
  /** All that is read out: "Row F, seat 10, Zone B, HK$280"; for a sold one "Row F, seat 9, sold". */
  name: string;
  /** First line of the label: "Row F, seat 10". */
  place: string;
  /** Second line of the label: "Zone B, HK$280", "Sold". */
  detail: string;
  /** Or held by somebody else. @default false */
  sold?: boolean | undefined;
}

export interface PlanRow {
  id: string;
  /** At both ends of the row: "F". */
  name: string;
  /** From left to right. */
  seats: readonly PlanSeat[];
}

/** How wide an aisle is, in seat widths. */
const aisle = 0.65;

/**
 * Where the seats of a row stand that has blocks of so many seats with an aisle between them, from left to right.
 * The row's middle is 0.
 */
export function seatPlaces(blocks: readonly number[]): number[] {
  const width = blocks.reduce((sum, seats) => sum + seats, 0) + aisle * (blocks.length - 1);
  let left = -width / 2;
  return blocks.flatMap((seats) => {
    const start = left + 0.5;
    left += seats + aisle;
    return Array.from({ length: seats }, (_, place) => start + place);
  });
}

const nearest = (row: PlanRow | undefined, at: number) =>
  row?.seats.reduce((best, seat) => (Math.abs(seat.at - at) < Math.abs(best.at - at) ? seat : best));

/**
 * The seat that a key leads to from another: that same one at the edge of the house, undefined for a key that does not
 * move. Sideways crosses aisles; up and down lead to the nearest seat of the next row.
 */
export function seatFrom(
  all: readonly PlanRow[],
  from: string | undefined,
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): PlanSeat | undefined {
  const rows = all.filter((row) => row.seats.length > 0);
  const r = rows.findIndex((row) => row.seats.some(({ id }) => id === from));
  const seats = rows[r]?.seats ?? [];
  const s = seats.findIndex(({ id }) => id === from);
  const here = seats[s];
  // With Alt or Command the arrows are the browser's.
  if (here === undefined || altKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return seats[s - 1] ?? here;
    case 'ArrowRight':
      return seats[s + 1] ?? here;
    case 'ArrowUp':
      return nearest(rows[r - 1], here.at) ?? here;
    case 'ArrowDown':
      return nearest(rows[r + 1], here.at) ?? here;
    case 'Home':
      return ctrlKey ? rows[0]?.seats[0] : seats[0];
    case 'End':
      return ctrlKey ? rows.at(-1)?.seats.at(-1) : seats.at(-1);
  }
}
