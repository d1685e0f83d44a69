export { clock } from './clock.js';
export { HoldTimer, type HoldTimerProps } from './HoldTimer.js';
