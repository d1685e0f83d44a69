export { SeatView, type SeatViewProps } from './SeatView.js';
