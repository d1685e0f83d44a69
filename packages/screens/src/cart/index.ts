export { PurchaseSteps } from '../purchaseSteps/index.js';
export { ActionFailure } from './ActionFailure.js';
export { CartContents, type CartContentsProps, groupByPerformance } from './CartContents.js';
export { HeldTimer, type HeldTimerProps } from './HeldTimer.js';
export { PurchaseBar, PurchaseLayout, type PurchaseLayoutProps } from './PurchaseLayout.js';
export { type CartState, ShoppingCartScreen, type ShoppingCartScreenProps } from './ShoppingCartScreen.js';
export { eventHref, performanceLine, posterLang, seatLabel } from './wording.js';
