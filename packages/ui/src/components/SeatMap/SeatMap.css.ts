import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const map = component({
  position: 'relative',
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.surface,
});

export const frame = component({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'clamp(20rem, 62vh, 30rem)',
  '@media': { [from.medium]: { blockSize: 'clamp(24rem, 72vh, 40rem)' } },
});

export const drawing = component({ position: 'absolute', inset: 0 });

/** While the whole house is in view, a finger that moves up scrolls the page. Nearer, it moves the house. */
export const canvas = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  touchAction: 'pan-y',
  cursor: 'pointer',
  scrollMarginBlockStart: vars.space.s4,
  selectors: {
    '&[data-away="true"]': { touchAction: 'none' },
    '&[data-away="true"]:active': { cursor: 'grabbing' },
  },
});

/** The whole house small, while a part of it is in view. */
export const small = component({
  position: 'absolute',
  insetBlockEnd: vars.space.s2,
  insetInlineEnd: vars.space.s2,
  inlineSize: '6.5rem',
  blockSize: '5rem',
  border: `${vars.line.width} solid ${vars.border.control}`,
  touchAction: 'none',
  cursor: 'move',
  selectors: { '&:not([data-shown="true"])': { visibility: 'hidden' } },
});

/** Where the label of a seat under the mouse points. */
export const anchor = component({ position: 'absolute', pointerEvents: 'none' });

/** The current seat: it takes the focus and the keys, and the canvas below it takes the pointer. */
export const cursor = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: 0,
  border: 0,
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    '&:is(:focus-visible, [data-open])': {
      outline: `3px solid ${vars.focus.outer}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
  },
});
