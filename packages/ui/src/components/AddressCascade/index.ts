export {
  AddressCascade,
  type AddressCascadeProps,
  type AddressField,
  type AddressLevel,
  type AddressValue,
} from './AddressCascade.js';
