/** What a `.css.ts` file of a screen needs: the variables, the conditions and a style in the screens layer. */
export * from './conditions.js';
export { actionsOnBlack } from './onBlack.js';
export { screen } from './style.js';
export { local, vars } from './vars.js';
