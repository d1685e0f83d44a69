export { ActionFailure } from './ActionFailure.js';
export { CartContents } from './CartContents.js';
export { groupByPerformance, seatCount } from './groups.js';
export { HeldTimer } from './HeldTimer.js';
export { PurchaseBar, PurchaseLayout } from './PurchaseLayout.js';
export { type CartState, ShoppingCartScreen, type ShoppingCartScreenProps } from './ShoppingCartScreen.js';
export { performanceLine, posterOf, seatLabel } from './wording.js';
