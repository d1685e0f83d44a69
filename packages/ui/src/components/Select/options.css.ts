import { globalStyle } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/conditions.js';
import { ringsInside } from '../../theme/focus.js';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

// CSS knows the width of a shrinking window before React Aria measures again.
const inWindow = '100vw - 2rem';

/** Height of a one-line group heading. */
const headingSize = '2.25rem';

/** As wide as the field, or wider if text needs it. */
export const popover = component({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  minInlineSize: `min(var(--trigger-width), ${inWindow})`,
  maxInlineSize: `min(max(var(--trigger-width), 28rem), ${inWindow})`,
  border: `2px solid ${vars.border.strong}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.raised,
  color: vars.text.primary,
});

// React Aria's close button for screen readers, clipped to one pixel. The browser's padding would enlarge it.
globalStyle(`${popover} button[tabindex="-1"]`, { '@layer': { [layers.components]: { padding: 0, border: 0 } } });

export const list = component({
  minBlockSize: 0,
  maxBlockSize: '22rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Options scroll below the heading of their group.
    '&:has([role="group"])': { scrollPaddingBlockStart: headingSize },
  },
  outline: 'none',
});

export const group = component({
  selectors: { '& + &': { borderBlockStart: `2px solid ${vars.border.strong}` } },
});

/** Sticky, because a list that opens at its choice would clip it. */
export const heading = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  minBlockSize: headingSize,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.raised,
  color: vars.text.secondary,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.strong,
});

const focusVisible = '&:is(:focus-visible, [data-focus-visible])';

export const option = component({
  display: 'grid',
  gridTemplateColumns: '1.25em minmax(0, 1fr)',
  gap: `0 ${vars.space.s2}`,
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  lineHeight: vars.leading.dense,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.width} solid ${vars.border.hair}` },
    '&[data-focused]': { background: vars.bg.sunken },
    '&[data-selected]': {
      background: vars.selected.bg,
      color: vars.selected.text,
      fontWeight: vars.weight.title,
    },
    '&[data-disabled]': {
      outline: `1px dashed ${vars.border.control}`,
      outlineOffset: '-4px',
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
    // Inside, because the list clips outside rings. In a ComboBox, `aria-activedescendant` is here.
    [focusVisible]: {
      outline: `2px solid ${vars.focus.outer}`,
      ...ringsInside,
    },
    [`${focusVisible}[data-selected]`]: {
      outlineColor: vars.onInverse.focusOuter,
      outlineOffset: `calc(-2px - ${vars.outline.surface})`,
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        [`${focusVisible}[data-selected]`]: {
          outlineColor: 'HighlightText',
          outlineOffset: '-5px',
          boxShadow: 'none',
        },
      },
    },
  },
});

/** Reserves the place of the tick, so that text aligns. */
export const tick = component({ display: 'grid', placeItems: 'center', minBlockSize: '1.4em' });

export const label = component({
  selectors: {
    // Tints are invisible in black and white.
    [`${option}[data-focused] &`]: { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  },
});

export const description = component({
  gridColumn: 2,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  fontWeight: vars.weight.body,
  selectors: { [`:is(${option}[data-disabled], ${option}[data-selected]) &`]: { color: 'inherit' } },
});

export const empty = component({
  display: 'block',
  padding: vars.space.s4,
  color: vars.text.secondary,
});
