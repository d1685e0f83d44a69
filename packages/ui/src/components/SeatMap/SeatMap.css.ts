import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const map = component({
  position: 'relative',
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.surface,
});

/** Height of the small map on phones and tablets. */
const below = '5rem';

export const frame = component({
  position: 'relative',
  overflow: 'hidden',
  blockSize: `calc(clamp(20rem, 62vh, 30rem) + ${below})`,
  '@media': {
    [from.medium]: { blockSize: `calc(clamp(24rem, 60vh, 36rem) + ${below})` },
    [from.large]: { blockSize: 'clamp(24rem, 72vh, 40rem)' },
  },
});

export const drawing = component({ position: 'absolute', inset: 0 });

const height = `calc(100% - ${below})`;

/** With the whole house visible, a vertical swipe scrolls the page. Zoomed in, it moves the house. */
export const canvas = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: height,
  touchAction: 'pan-y',
  cursor: 'pointer',
  scrollMarginBlockStart: vars.space.s4,
  selectors: {
    '&[data-away="true"]': { touchAction: 'none' },
    '&[data-away="true"]:active': { cursor: 'grabbing' },
  },
  '@media': { [from.large]: { blockSize: '100%' } },
});

/** Names of rows whose ends are not visible. */
export const edge = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1.5rem',
  blockSize: height,
  pointerEvents: 'none',
  selectors: { '&:not([data-shown="true"])': { visibility: 'hidden' } },
  '@media': { [from.large]: { blockSize: '100%' } },
});

/** Small map of the whole house. On phones and tablets below, otherwise in a corner while zoomed in. */
export const small = component({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: below,
  borderBlockStart: `${vars.line.width} solid ${vars.border.hair}`,
  touchAction: 'none',
  cursor: 'move',
  '@media': {
    [from.large]: {
      insetBlockEnd: vars.space.s2,
      insetInline: `auto ${vars.space.s2}`,
      inlineSize: '6.5rem',
      border: `${vars.line.width} solid ${vars.border.control}`,
      selectors: { '&:not([data-shown="true"])': { visibility: 'hidden' } },
    },
  },
});

/** Anchor of the label below the mouse. */
export const anchor = component({ position: 'absolute', pointerEvents: 'none' });

/** The current seat: receives focus and keys; the canvas receives the pointer. */
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
