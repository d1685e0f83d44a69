export { CheckboxDisclosure, type CheckboxDisclosureProps } from './CheckboxDisclosure.js';
