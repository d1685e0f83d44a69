export { Availability, type AvailabilityProps } from './Availability.js';
