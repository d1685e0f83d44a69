export { Seat, type SeatProps } from './Seat.js';
export { type LegendEntry, SeatLegend, type SeatLegendProps } from './SeatLegend.js';
export type { SeatLook } from './SeatLook.js';
