export { Unsent } from './Unsent.js';
