export { type AreaCode, type Phone, PhoneField, type PhoneFieldProps } from './PhoneField.js';
