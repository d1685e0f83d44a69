export { HoldUncertain, Overlap } from './HoldNotices.js';
export { NoScriptSale } from './NoScriptSale.js';
export { PriceParts } from './PriceParts.js';
export { SeatWays } from './SeatWays.js';
