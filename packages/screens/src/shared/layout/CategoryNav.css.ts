import { belowSmall, forcedColours, from, onPhone, ringsInside, screen, touch, vars } from '@first-gong/ui/style';

const current = '&[aria-current]';

export const nav = screen({
  borderBlock: `2px solid ${vars.nav.line}`,
  background: vars.bg.surface,
  color: vars.text.primary,
  '@media': { print: { display: 'none' } },
});
export const column = screen({
  '@media': { [onPhone]: { paddingInline: 0 } },
});
/** Positioned, so that hidden text scrolls with its links and does not widen the page. */
export const list = screen({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: vars.space.s6,
  // The gaps are the rules between rows and columns.
  '@media': { [belowSmall]: { flexWrap: 'wrap', gap: vars.line.width, background: vars.border.hair } },
});
export const item = screen({
  flex: 'none',
  selectors: { '& + &': { borderInlineStart: `${vars.line.width} solid ${vars.border.hair}` } },
  '@media': {
    [belowSmall]: {
      flexGrow: 1,
      background: vars.bg.surface,
      selectors: { '& + &': { borderInlineStart: 0 } },
    },
  },
});
export const link = screen({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s2,
  paddingInline: vars.space.s4,
  lineHeight: '3rem',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&:not([aria-current]):hover::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.s4,
      insetBlockEnd: 0,
      borderBlockEnd: '4px solid currentColor',
    },
    [current]: { background: vars.nav.bg, color: vars.nav.text },
    [`${current}::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `calc(4 * ${vars.glow.width}) solid ${vars.text.accent}`,
    },
    '&:focus-visible': ringsInside,
  },
  '@media': {
    [belowSmall]: { paddingInline: vars.space.s3 },
    [from.medium]: {
      paddingInline: '0.875rem',
      lineHeight: '3.25rem',
      // Text of an unfilled tab aligns with the column.
      selectors: { 'li:first-child > &:not([aria-current])': { paddingInlineStart: 0 } },
    },
    [from.large]: { paddingInline: vars.space.s5, fontSize: vars.font.lead },
    [touch]: { minBlockSize: '44px' },
    [forcedColours]: {
      selectors: {
        [current]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const count = screen({
  color: vars.text.muted,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
