import { vars } from './vars.js';

/** Both focus rings. For an element around the focused one, such as the frame of a field. */
export const rings = {
  outline: `2px solid ${vars.focus.outer}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.focus.inner}`,
} as const;

/** Both focus rings inside a control, for scrolling boxes, which clip. Use in `:focus-visible`. */
export const ringsInside = { outlineOffset: '-2px', boxShadow: `inset 0 0 0 5px ${vars.focus.inner}` } as const;
