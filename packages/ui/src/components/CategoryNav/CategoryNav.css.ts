import { forcedColours, from, inDark, touch } from '../../theme/conditions.js';
import { ringsInside } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const current = '&[aria-current]';
const systemChoice = { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const;

export const nav = component({
  borderBlock: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  color: vars.text.primary,
  selectors: { [inDark]: { borderColor: vars.border.hair } },
  '@media': { print: { display: 'none' } },
});
export const column = component({
  '@media': { 'screen and (max-width: 47.99em)': { paddingInline: 0 } },
});
/** Positioned, so that hidden words scroll with their links and do not widen the page. */
export const list = component({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.space.s6,
});
export const item = component({
  flex: 'none',
  selectors: { '& + &': { borderInlineStart: `${vars.line.width} solid ${vars.border.hair}` } },
});
export const link = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s2,
  paddingInline: vars.space.s4,
  lineHeight: '3rem',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.s4,
      insetBlockEnd: 0,
      borderBlockEnd: '4px solid currentColor',
    },
    [current]: { background: vars.border.strong, color: vars.bg.surface },
    [`${current}:hover::after`]: { content: 'none' },
    [`${inDark}[aria-current]`]: { background: 'none', color: vars.text.accent },
    [`${inDark}[aria-current]::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `4px solid ${vars.text.accent}`,
    },
    '&:focus-visible': ringsInside,
  },
  '@media': {
    [from.medium]: {
      paddingInline: '0.875rem',
      lineHeight: '3.25rem',
      // The words of an unfilled tab align with the column.
      selectors: { 'li:first-child > &:not([aria-current])': { paddingInlineStart: 0 } },
    },
    [from.large]: { paddingInline: vars.space.s5, fontSize: vars.font.lead },
    [touch]: { minBlockSize: '44px' },
    [forcedColours]: {
      selectors: {
        [current]: systemChoice,
        // For dark themes too, or their rule would be the stronger one.
        [`${inDark}[aria-current]`]: systemChoice,
      },
    },
  },
});
export const leaves = component({ fontSize: vars.font.small });
export const count = component({
  color: vars.text.muted,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
