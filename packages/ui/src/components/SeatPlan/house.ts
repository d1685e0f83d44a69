import type { SeatLook } from '../Seat/index.js';

export interface PlanSeat extends Omit<SeatLook, 'state'> {
  /** Stable. `value` holds it. */
  id: string;
  /** The seat's middle, in seat widths from the middle of the house; left is negative. `seatPlaces` calculates it. */
  at: number;
  /** The whole name for screen readers: "Row F, seat 10, Zone B, HK$280"; for a sold seat "Row F, seat 9, sold". */
  name: string;
  /** The first line of the label: "Row F, seat 10". */
  place: string;
  /** The second line of the label: "Zone B, HK$280", "Sold". */
  detail: string;
  /** Sold, or held by another buyer. @default false */
  sold?: boolean | undefined;
}

export interface PlanRow {
  id: string;
  /** Shown at the start of the row, where it stays while the plan scrolls, and with a mouse at its end too: "F". */
  name: string;
  /** From left to right. */
  seats: readonly PlanSeat[];
}

/**
 * The width of an aisle, in seat widths. It is a whole seat, so that the seats of all rows are in one grid and a plan
 * that scrolls by whole seats cuts none of them.
 */
const aisle = 1;

/**
 * The positions of a row's seats in seat widths, from left to right. The middle of the row is 0.
 * @param blocks the number of seats in each block; an aisle separates neighbouring blocks
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
 * The seat that a key moves to. At the edge of the house it is the same seat; for a key that does not move it is
 * undefined. Left and right cross aisles; up and down lead to the nearest seat of the next row. N leads to the next free
 * seat and with Shift to the one before, row by row and round the house.
 */
export function seatFrom(
  all: readonly PlanRow[],
  from: string | undefined,
  {
    key,
    ctrlKey,
    altKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>,
): PlanSeat | undefined {
  const rows = all.filter((row) => row.seats.length > 0);
  const r = rows.findIndex((row) => row.seats.some(({ id }) => id === from));
  const seats = rows[r]?.seats ?? [];
  const s = seats.findIndex(({ id }) => id === from);
  const here = seats[s];
  // The browser uses the arrows with Alt and Command.
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
    case 'n':
    case 'N': {
      if (ctrlKey) return undefined;
      const inOrder = rows.flatMap((row) => row.seats);
      const at = inOrder.indexOf(here);
      const onwards = [...inOrder.slice(at + 1), ...inOrder.slice(0, at)];
      return (shiftKey ? onwards.toReversed() : onwards).find(({ sold }) => !sold) ?? here;
    }
  }
}
