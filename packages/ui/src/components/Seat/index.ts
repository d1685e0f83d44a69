export { Seat, type SeatProps } from './Seat.js';
export type { SeatLook } from './SeatLook.js';
