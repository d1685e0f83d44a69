export { clock } from './clock.js';
export { HoldTimer, type HoldTimerProps } from './HoldTimer.js';
export { PunchedHoles, type PunchedHolesProps } from './PunchedHoles.js';
