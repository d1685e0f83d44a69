export { DateFilter, type DateFilterProps, type DateFilterValue, type DateShortcut } from './DateFilter.js';
