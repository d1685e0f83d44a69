import type { CSSProperties } from 'react';
import type { PlanRow } from './house.js';

/** Custom properties that `SeatPlan.css.ts` reckons with. */
export const at = '--fg-seat-at';
export const across = '--fg-seats-across';
export const bend = '--fg-seat-bend';
export const lift = '--fg-seat-lift';
export const zoom = '--fg-seat-zoom';

type Style = CSSProperties & Record<`--${string}`, number>;

export const placed = (place: number): Style => ({ [at]: place });

/** On a circle that turns by one degree a seat width, a seat x widths aside is x² times this nearer to the stage. */
export const rise = Math.PI / 360;

/** How many degrees the outermost seat is turned at most, and how many from one seat to the next. */
const turn = { atEnd: 15, perSeat: 1.5 };

const reachOf = ({ seats }: PlanRow) => Math.max(0, ...seats.map((seat) => Math.abs(seat.at)));

/** Measures of a house, in seat widths. @param level how much it is enlarged. */
export const measured = (rows: readonly PlanRow[], curved: boolean, level: number): Style => {
  const reaches = rows.map(reachOf);
  const reach = Math.max(1, ...reaches);
  const degrees = curved ? Math.min(turn.perSeat, turn.atEnd / reach) : 0;
  return {
    // The names of the rows stand one seat further out.
    [across]: 2 * reach + 4,
    [bend]: degrees,
    [lift]: Math.max(0, ...reaches.map((ends, depth) => (ends + 1) ** 2 * degrees * rise - depth)),
    [zoom]: level,
  };
};
