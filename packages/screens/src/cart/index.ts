export { ActionFailure } from './ActionFailure.js';
export { HeldTimer, type HeldTimerProps } from './HeldTimer.js';
export { PurchaseSteps } from './PurchaseSteps.js';
export { ShoppingCartScreen, type ShoppingCartScreenProps, type ShoppingCartState } from './ShoppingCartScreen.js';
export { eventHref, goneWords, performanceLine, posterLang, seatLabel } from './wording.js';
