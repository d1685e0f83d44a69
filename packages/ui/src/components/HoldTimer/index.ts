export { clock, HoldTimer, type HoldTimerProps } from './HoldTimer.js';
