export { DateField } from './DateField.js';
export { DatePicker, type DatePickerProps } from './DatePicker.js';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.js';
export type { DateFieldProps } from './useDateField.js';
