import { vars } from './vars.js';

/**
 * Both focus rings inside the control, for parts of a box that scrolls: it clips everything outside of itself. Use it in
 * a rule for `:focus-visible`.
 */
export const ringsInside = { outlineOffset: '-2px', boxShadow: `inset 0 0 0 5px ${vars.focus.inner}` } as const;
