import type { CSSProperties } from 'react';
import type { PlanRow } from './house.js';

/** Custom properties of `SeatPlan.css.ts`. */
export const at = '--fg-seat-at';
export const across = '--fg-seats-across';

type Style = CSSProperties & Record<`--${string}`, number>;

/** Position of a seat. @param place centre in seat widths from the middle of the house */
export const seatStyle = (place: number): Style => ({ [at]: place });

/** Seat widths between outer edges. */
export const widthOf = (rows: readonly PlanRow[]): number => 2 * Math.max(1, ...rows.map(reachOf)) + 1;

const reachOf = ({ seats }: PlanRow) => Math.max(0, ...seats.map((seat) => Math.abs(seat.at)));

/** Size of a house in seat widths. */
export const houseStyle = (rows: readonly PlanRow[]): Style => ({ [across]: widthOf(rows) });
