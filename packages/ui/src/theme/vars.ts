/** Custom properties of the theme by role, built in advance as a plain object. */
export { local, vars } from './contract.css.js';
