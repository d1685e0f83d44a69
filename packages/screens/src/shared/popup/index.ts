export { PopupSlip, type PopupSlipProps } from './PopupSlip.js';
