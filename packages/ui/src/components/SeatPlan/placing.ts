import type { CSSProperties } from 'react';
import type { PlanRow } from './house.js';

/** Custom properties that `SeatPlan.css.ts` calculates with. */
export const at = '--fg-seat-at';
export const across = '--fg-seats-across';

type Style = CSSProperties & Record<`--${string}`, number>;

/** Places one seat. @param place its middle, in seat widths from the middle of the house */
export const seatStyle = (place: number): Style => ({ [at]: place });

/** The number of seat widths between the outer edges of the outermost seats. */
export const widthOf = (rows: readonly PlanRow[]): number => 2 * Math.max(1, ...rows.map(reachOf)) + 1;

const reachOf = ({ seats }: PlanRow) => Math.max(0, ...seats.map((seat) => Math.abs(seat.at)));

/** The measures of a house, in seat widths. */
export const houseStyle = (rows: readonly PlanRow[]): Style => ({ [across]: widthOf(rows) });
