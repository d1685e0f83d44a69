export { type MapPart, type MapRow, type MapSeat, type MapSection, type PartPlace, seatId } from './house.js';
export type { Wanted } from './looks.js';
export type { SeatMapProps, SeatWords } from './props.js';
export { SeatMap } from './SeatMap.js';
export type { MapWords } from './words.js';
