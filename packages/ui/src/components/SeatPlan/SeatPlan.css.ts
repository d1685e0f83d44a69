import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { seatFace, seatSize } from '../Seat/Seat.css.js';
import { across, at, bend, lift, rise, zoom } from './placing.js';
import { finePointer } from './pointer.js';

/** The distance between the middles of neighbouring seats. */
const pitch = '--fg-seat-pitch';

export const plan = component({
  position: 'relative',
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.surface,
});

/** A plan is as wide as its house. It scrolls in this box, so that the page does not. */
export const scroller = component({ overflowX: 'auto', overscrollBehaviorX: 'contain', containerType: 'inline-size' });

export const house = component({
  inlineSize: `calc(var(${across}) * var(${pitch}))`,
  marginInline: 'auto',
  paddingBlock: vars.space.s4,
  vars: {
    [pitch]: `calc((${vars.size.touch} + 4px) * var(${zoom}))`,
    [seatSize]: `calc(var(${pitch}) - 4px)`,
  },
  '@media': {
    // As large as the space allows, and at least 24 px per seat.
    [finePointer]: {
      vars: { [pitch]: `calc(clamp(28px, 100cqi / var(${across}), 2.5rem) * var(${zoom}))` },
    },
  },
});

export const block = component({ display: 'block' });

/** Curved rows rise at both ends, beside the stage. */
export const rows = component({
  display: 'block',
  paddingBlockStart: `calc(var(${lift}) * var(${pitch}) + ${vars.space.s2})`,
});

export const row = component({ display: 'block', position: 'relative', blockSize: `calc(var(${pitch}) * 1.06)` });

const aside = `calc(var(${at}) * var(${pitch}) - 50%)`;
const above = `calc(var(${at}) * var(${at}) * var(${bend}) * ${-rise} * var(${pitch}))`;
const turned = `calc(var(${at}) * var(${bend}) * -1deg)`;

export const cell = component({
  position: 'absolute',
  padding: 0,
  insetBlockStart: 0,
  insetInlineStart: '50%',
  transform: `translate(${aside}, ${above}) rotate(${turned})`,
});

export const rowName = component({
  position: 'absolute',
  padding: 0,
  insetInlineStart: '50%',
  display: 'grid',
  placeItems: 'center',
  blockSize: `var(${seatSize})`,
  transform: `translate(${aside}, ${above})`,
  fontWeight: vars.weight.title,
});

export const seat = component(
  {
    cursor: 'pointer',
    // A sheet may cover 88% of the window's height. A seat scrolled into view must be in the rest.
    scrollMargin: '1rem',
    '@media': {
      // Space for the label.
      [finePointer]: { scrollMargin: '6rem 3rem 1rem' },
    },
    selectors: {
      '&:hover': { borderWidth: '3px', borderColor: vars.focus.outer },
      '&[aria-disabled]': { cursor: 'not-allowed' },
      '&:is(:focus-visible, [data-open])': {
        zIndex: 1,
        outline: `2px solid ${vars.focus.outer}`,
        outlineOffset: '3px',
        boxShadow: `0 0 0 3px ${vars.focus.inner}`,
      },
    },
  },
  seatFace,
);
