export { Consent } from './Consent.js';
