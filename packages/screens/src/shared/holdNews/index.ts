export { type HoldNews, HoldToast, type HoldToastProps } from './HoldToast.js';
