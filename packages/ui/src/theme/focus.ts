import { vars } from './vars.js';

/** Both focus rings inside a control, for scrolling boxes, which clip. Use in `:focus-visible`. */
export const ringsInside = { outlineOffset: '-2px', boxShadow: `inset 0 0 0 5px ${vars.focus.inner}` } as const;
