import { createVar } from '@vanilla-extract/css';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { seatFace, seatSize } from '../Seat/Seat.css.js';
import { across, at, bend, lift, rise, zoom } from './placing.js';
import { finePointer } from './pointer.js';

/** The distance between the middles of neighbouring seats. Registered, so that the house computes it once for all. */
const pitch = createVar({ syntax: '<length>', inherits: true, initialValue: '48px' });
/** 1 for rows that may bend, 0 for straight ones. */
const bends = createVar({ syntax: '<number>', inherits: true, initialValue: '1' });

/** The width of the names of the rows, at the start and with a mouse also at the end. */
const nameWidth = '1.75rem';
const namesAtEnd = '--fg-seat-names-at-end';
/** The width that is left for seats. */
const room = `100cqi - ${nameWidth} - var(${namesAtEnd})`;

/** A quotient of two lengths. CSS has no division of lengths in all browsers; the tangent of their angle is the same. */
const quotient = (length: string, by: string) => `tan(atan2(${length}, ${by}))`;

/** A seat as large as a finger needs, with its gap. */
const finger = `((${vars.size.touch} + 4px) * var(${zoom}))`;

export const plan = component({
  position: 'relative',
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.surface,
});

/**
 * A plan is as wide as its house. It scrolls in this box, so that the page does not. It comes to rest at a whole seat,
 * beside the names of the rows.
 */
export const scroller = component({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInlineStart: nameWidth,
  containerType: 'inline-size',
});

export const house = component({
  boxSizing: 'content-box',
  position: 'relative',
  inlineSize: `calc(var(${across}) * ${pitch})`,
  marginInline: 'auto',
  paddingBlock: vars.space.s4,
  paddingInline: `${nameWidth} var(${namesAtEnd})`,
  vars: {
    [namesAtEnd]: '0px',
    // As many seats as fit side by side, and as large as they then can be: the last one in view is whole too.
    [pitch]: `calc((${room}) / max(1, round(down, ${quotient(room, finger)}, 1)))`,
    [seatSize]: `calc(${pitch} - 4px)`,
    // Bent rows rise towards their ends. In a house that scrolls they would leave their names, so they are straight.
    [bends]: `clamp(0, ${quotient(`${room} - var(${across}) * ${pitch} + 1px`, '1px')}, 1)`,
  },
  '@media': {
    // As large as the space allows, and at least 24 px per seat.
    [finePointer]: {
      vars: {
        [namesAtEnd]: nameWidth,
        [pitch]: `calc(clamp(28px, (${room}) / var(${across}), 2.5rem) * var(${zoom}))`,
      },
    },
  },
});

/** The places at which the scrolling plan comes to rest: one per seat width. */
export const stops = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: nameWidth,
  display: 'flex',
  blockSize: '1px',
});

export const stop = component({ inlineSize: pitch, scrollSnapAlign: 'start' });

export const block = component({ display: 'block' });

/** Curved rows rise at both ends, beside the stage. */
export const rows = component({
  display: 'block',
  paddingBlockStart: `calc(var(${lift}) * ${bends} * ${pitch} + ${vars.space.s2})`,
});

export const row = component({ display: 'block', position: 'relative', blockSize: `calc(${pitch} * 1.06)` });

const bent = `var(${bend}) * ${bends}`;
const above = `calc(var(${at}) * var(${at}) * ${bent} * ${-rise} * ${pitch})`;
const turned = `calc(var(${at}) * ${bent} * -1deg)`;

export const cell = component({
  position: 'absolute',
  padding: 0,
  insetBlockStart: 0,
  insetInlineStart: '50%',
  transform: `translate(calc(var(${at}) * ${pitch} - 50%), ${above}) rotate(${turned})`,
  // The ring of its seat is above the names of the rows.
  selectors: { '&:focus-within': { zIndex: 3 } },
});

const name = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: nameWidth,
  blockSize: '100%',
  padding: 0,
  paddingBlockEnd: `calc(${pitch} * 1.06 - var(${seatSize}))`,
  fontWeight: vars.weight.title,
  transform: `translateY(${above})`,
});

/** Before the first seat of the row, and in view while the plan scrolls. Then the rows are straight, and seats pass under it. */
export const rowName = component(
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    marginInlineStart: `calc(50% + (var(${at}) - 0.5) * ${pitch} - ${nameWidth})`,
    background: `linear-gradient(${vars.bg.surface} 0 0) 0 0 / calc((1 - ${bends}) * 100%) no-repeat`,
  },
  name,
);

/** After the last seat of the row, where there is space. */
export const rowEnd = component(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `calc(50% + (var(${at}) + 0.5) * ${pitch})`,
    '@media': { [`not all and ${finePointer}`]: { display: 'none' } },
  },
  name,
);

const ringed = '&:is(:focus-visible, [data-open])';

export const seat = component(
  {
    cursor: 'pointer',
    // A sheet may cover 88% of the window's height. A seat scrolled into view must be in the rest.
    scrollMargin: '1rem',
    '@media': {
      [finePointer]: {
        // Space for the label and for rings around a small seat.
        scrollMargin: '6rem 3rem 1rem',
        selectors: {
          [ringed]: { outlineOffset: '3px', boxShadow: `0 0 0 3px ${vars.focus.inner}` },
          [`${ringed}::after`]: { insetInline: '1px', insetBlockEnd: '1px' },
        },
      },
    },
    selectors: {
      '&:hover': { borderWidth: '3px', borderColor: vars.focus.outer },
      '&[aria-disabled]': { cursor: 'not-allowed' },
      // The outer ring is in the gap and the inner one on the seat, so that the edge of the plan cuts neither.
      [ringed]: {
        outline: `2px solid ${vars.focus.outer}`,
        outlineOffset: 0,
        boxShadow: `inset 0 0 0 3px ${vars.focus.inner}`,
      },
      [`${ringed}::after`]: { insetInline: '3px', insetBlockEnd: '3px' },
    },
  },
  seatFace,
);
