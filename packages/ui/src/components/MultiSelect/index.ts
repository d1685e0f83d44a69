export { MultiSelect, type MultiSelectProps } from './MultiSelect.js';
