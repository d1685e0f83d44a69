import { belowSmall, forcedColours, from } from '../../theme/conditions.js';
import { ringsInside } from '../../theme/focus.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const border = `${vars.line.width} solid ${vars.border.control}`;

export const frame = component({ maxInlineSize: '100%' });
export const bleed = component({
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  inlineSize: `calc(100% + 2 * ${vars.size.gutter})`,
  '@media': { [from.medium]: { marginInline: 0, inlineSize: 'auto', maxInlineSize: '100%' } },
});
export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  // Cuts the lines that the chips at the edges draw over the frame.
  overflow: 'hidden',
  border,
  borderRadius: vars.radius.choice,
  background: vars.bg.surface,
});
export const scrolling = component(
  {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    // Contains hidden texts, which would widen the page.
    position: 'relative',
    // A focused item is fully visible, with the edge of the next one.
    scrollPaddingInline: vars.space.s6,
    scrollbarWidth: 'none',
    inlineSize: '100%',
    borderInlineWidth: 0,
    '@media': {
      [belowSmall]: { flexWrap: 'wrap' },
      [from.medium]: { inlineSize: 'fit-content', borderInlineWidth: vars.line.width },
      [from.large]: { flexWrap: 'wrap' },
    },
  },
  list,
);
const line = `${vars.line.width} solid ${vars.border.hair}`;
const overFrame = `calc(-1 * ${vars.line.width})`;
/** Chips grow if their row is wider, as after a wrap. */
export const item = component({
  flex: '1 0 auto',
  maxInlineSize: `calc(100% + ${vars.line.width})`,
  marginBlockStart: overFrame,
  marginInlineStart: overFrame,
  borderBlockStart: line,
  borderInlineStart: line,
  selectors: { [`${scrolling} &`]: { maxInlineSize: 'none' } },
});
export const count = component({
  ...numerals,
  color: vars.text.muted,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
/** Links have the first state, the buttons of a `DateFilter` the second. */
const chosen = '&:is([aria-current], [aria-pressed="true"])';
export const chip = component({
  // Hidden text of a chip beyond the edge scrolls with the row, and does not widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s3,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  selectors: {
    [`${scrolling} &`]: { whiteSpace: 'nowrap' },
    '&:hover': { background: vars.bg.sunken, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    [chosen]: {
      background: vars.selected.bg,
      color: vars.selected.text,
      fontWeight: vars.weight.title,
    },
    '&:focus-visible': ringsInside,
  },
  '@media': {
    [from.large]: { paddingInline: '0.9rem' },
    [forcedColours]: {
      selectors: { [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
