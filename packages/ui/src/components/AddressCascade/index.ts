export {
  AddressCascade,
  type AddressCascadeProps,
  type AddressField,
  type AddressLevel,
  type AddressLine,
  type AddressValue,
} from './AddressCascade.js';
