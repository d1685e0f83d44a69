export { Seat, type SeatLook, type SeatProps } from './Seat.js';
