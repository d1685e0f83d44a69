export { FilterDay, type FilterDayProps } from './FilterDay.js';
export { FilterSelect, type FilterSelectOption, type FilterSelectProps } from './FilterSelect.js';
