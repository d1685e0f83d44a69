import type { SeatLook } from '../Seat/index.js';

export interface PlanSeat extends Omit<SeatLook, 'state'> {
  /** Stable, as in `value`. */
  id: string;
  /** Centre in seat widths from the middle of the house, left negative. See `seatPlaces`. */
  at: number;
  /** Full name for screen readers: "Row F, seat 10, Zone B, HK$280"; if sold "Row F, seat 9, sold". */
  name: string;
  /** First line of the label: "Row F, seat 10". */
  place: string;
  /** Second line of the label: "Zone B, HK$280", "Sold". */
  detail: string;
  /** Sold or held. @default false */
  sold?: boolean | undefined;
}

export interface PlanRow {
  id: string;
  /** At the start of the row, with a mouse also at the end: "F". */
  name: string;
  /** From left to right. */
  seats: readonly PlanSeat[];
}

/** Width of an aisle in seat widths. A whole seat, so that all rows share a grid for snapping. */
const aisle = 1;

/**
 * Positions of a row's seats in seat widths, centred on 0.
 * @param blocks number of seats per block, separated by aisles
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
 * The seat for a key, or undefined. Left and right cross aisles, up and down go to the nearest seat, N and Shift+N to
 * free seats, cyclically.
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
  // Alt and Command with arrows belong to the browser.
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
