export { PerformanceRow, type PerformanceRowProps } from './PerformanceRow.js';
