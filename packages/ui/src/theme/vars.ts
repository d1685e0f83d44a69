/** The custom properties of the theme, by role. They are built in advance, so that this import is a plain object. */
export { local, vars } from './contract.css.js';
