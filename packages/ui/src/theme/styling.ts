/** The exports for the `.css.ts` files of screens: variables, conditions and styles in the screens layer. */
export * from './conditions.js';
export { forward } from './direction.js';
export { numerals } from './numerals.js';
export { screen } from './style.js';
export { actionsOnInverse } from './surfaces.js';
export { local, vars } from './vars.js';
