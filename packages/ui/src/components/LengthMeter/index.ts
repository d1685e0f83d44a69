export { LengthMeter, type LengthMeterProps } from './LengthMeter.js';
