export { SeatSheet, type SeatSheetProps } from './SeatSheet.js';
