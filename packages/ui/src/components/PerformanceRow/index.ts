export { Availability, type AvailabilityProps } from './Availability.js';
export { PerformanceRow, type PerformanceRowProps } from './PerformanceRow.js';
export { PriceTier, type PriceTierProps } from './PriceTier.js';
