import { createVar, keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { seatFace, seatSize } from '../Seat/Seat.css.js';
import { across, at } from './placing.js';
import { finePointer } from './pointer.js';

/** Pitch of neighbouring seats. Registered, so that it is computed once. */
const pitch = createVar({ syntax: '<length>', inherits: true, initialValue: '48px' });

/** Width of row names, at the start and with a mouse at the end. */
const nameWidth = '1.75rem';
const namesAtEnd = '--fg-seat-names-at-end';
/** Width left for seats. */
const room = `100cqi - ${nameWidth} - var(${namesAtEnd})`;

/** Divides two lengths by the tangent of their angle, because not all browsers divide lengths. */
const quotient = (length: string, by: string) => `tan(atan2(${length}, ${by}))`;

/** A touch target with its gap. */
const finger = `(${vars.size.touch} + 4px)`;

export const plan = component({
  position: 'relative',
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.surface,
});

/** A plan is as wide as its house and scrolls in this box. It snaps to whole seats next to the row names. */
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
    // As many whole seats as fit, as large as possible.
    [pitch]: `calc((${room}) / max(1, round(down, ${quotient(room, finger)}, 1)))`,
    [seatSize]: `calc(${pitch} - 4px)`,
  },
  '@media': {
    // As large as possible, at least 24 px per seat.
    [finePointer]: {
      vars: {
        [namesAtEnd]: nameWidth,
        [pitch]: `clamp(28px, (${room}) / var(${across}), 2.5rem)`,
      },
    },
  },
});

/** Snap positions, one per seat width. */
export const stops = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: nameWidth,
  display: 'flex',
  blockSize: '1px',
});

export const stop = component({ inlineSize: pitch, scrollSnapAlign: 'start' });

export const block = component({ display: 'block' });

export const rows = component({ display: 'block', paddingBlockStart: vars.space.s2 });

export const row = component({ display: 'block', position: 'relative', blockSize: `calc(${pitch} * 1.06)` });

export const cell = component({
  position: 'absolute',
  padding: 0,
  insetBlockStart: 0,
  insetInlineStart: '50%',
  transform: `translateX(calc(var(${at}) * ${pitch} - 50%))`,
  // The focus ring is above the row names.
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
});

/** Before the first seat, and sticky. Seats scroll below. */
export const rowName = component(
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    marginInlineStart: `calc(50% + (var(${at}) - 0.5) * ${pitch} - ${nameWidth})`,
    background: vars.bg.surface,
  },
  name,
);

/** After the last seat, if there is space. */
export const rowEnd = component(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `calc(50% + (var(${at}) + 0.5) * ${pitch})`,
    '@media': { [`not all and ${finePointer}`]: { display: 'none' } },
  },
  name,
);

/** A seat that others take while the plan is open. */
const fade = keyframes({ from: { opacity: 0 } });

const ringed = '&:is(:focus-visible, [data-open])';

export const seat = component(
  {
    cursor: 'pointer',
    // A sheet may cover 88% of the window, so a seat must scroll above.
    scrollMargin: '1rem',
    '@media': {
      [finePointer]: {
        // Space for the label and rings.
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
      '&[data-taken]': { animation: `${fade} 600ms` },
      // Outer ring in the gap, inner ring on the seat, so that the plan clips neither.
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
