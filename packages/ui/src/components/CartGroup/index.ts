export { CartGroup, type CartGroupProps } from './CartGroup.js';
export { CartHold, type CartHoldProps, type CartHoldSeat } from './CartHold.js';
