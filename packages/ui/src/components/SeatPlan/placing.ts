import type { CSSProperties } from 'react';
import type { PlanRow } from './house.js';

/** Custom properties of `SeatPlan.css.ts`. */
export const at = '--fg-seat-at';
export const across = '--fg-seats-across';
export const bend = '--fg-seat-bend';
export const lift = '--fg-seat-lift';
export const zoom = '--fg-seat-zoom';

type Style = CSSProperties & Record<`--${string}`, number>;

/** Position of a seat. @param place centre in seat widths from the middle of the house */
export const seatStyle = (place: number): Style => ({ [at]: place });

/** On a circle with one degree per seat width, a seat at x is x² times this closer. */
export const rise = Math.PI / 360;

/** Maximum rotation in degrees of the outermost seat, and per seat. */
const turn = { atEnd: 15, perSeat: 1.5 };

/** Seat widths between outer edges. */
export const widthOf = (rows: readonly PlanRow[]): number => 2 * Math.max(1, ...rows.map(reachOf)) + 1;

const reachOf = ({ seats }: PlanRow) => Math.max(0, ...seats.map((seat) => Math.abs(seat.at)));

/** Size of a house in seat widths. @param scale zoom factor */
export const houseStyle = (rows: readonly PlanRow[], curved: boolean, scale: number): Style => {
  const reaches = rows.map(reachOf);
  const width = widthOf(rows);
  const degrees = curved ? Math.min(turn.perSeat, (2 * turn.atEnd) / width) : 0;
  return {
    [across]: width,
    [bend]: degrees,
    [lift]: Math.max(0, ...reaches.map((ends, depth) => (ends + 1) ** 2 * degrees * rise - depth)),
    [zoom]: scale,
  };
};
