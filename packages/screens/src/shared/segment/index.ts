export { segment } from './segment.css.js';
