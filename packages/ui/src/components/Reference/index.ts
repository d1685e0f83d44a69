export { Reference, type ReferenceProps } from './Reference.js';
