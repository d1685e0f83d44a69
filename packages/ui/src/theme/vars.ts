/** The custom properties of the theme, by role. Made at build time, so that whoever imports it gets a plain object. */
export { local, vars } from './contract.css.js';
