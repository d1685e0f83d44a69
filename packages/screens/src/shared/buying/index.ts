export { HoldButton, type HoldButtonProps } from './HoldButton.js';
export { HoldMessages } from './HoldMessages.js';
export { NoScriptSale } from './NoScriptSale.js';
export { Overlap } from './Overlap.js';
export { PriceParts } from './PriceParts.js';
export { SeatSelectionModes } from './SeatSelectionModes.js';
