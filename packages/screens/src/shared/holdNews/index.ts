export { type HoldNews, HoldToast } from './HoldToast.js';
