export { type LegendEntry, SeatLegend, type SeatLegendProps } from './SeatLegend.js';
