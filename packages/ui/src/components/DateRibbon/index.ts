export { DateRibbon, type DateRibbonProps, type RibbonDay } from './DateRibbon.js';
