export { DateField, type DateFieldProps } from './DateField.js';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.js';
