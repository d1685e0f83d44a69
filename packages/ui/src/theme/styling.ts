/** Exports for `.css.ts` files of screens. */
export * from './conditions.js';
export { forward } from './direction.js';
export { ringsInside } from './focus.js';
export { numerals } from './numerals.js';
export { screen } from './style.js';
export { actionsOnInverse } from './surfaces.js';
export { type ThemeName, themeNames, themes } from './themes.js';
export { local, vars } from './vars.js';
