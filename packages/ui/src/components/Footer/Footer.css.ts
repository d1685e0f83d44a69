import { from, inEnglish, touch } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

// The browser lays it out when it comes near. The size is that of a phone: if too small, Back would not scroll far enough.
export const footer = component({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 120rem',
  background: vars.bg.inverse,
  color: vars.text.inverseMuted,
  fontSize: vars.font.small,
  vars: {
    [local.ground]: vars.bg.inverse,
    [local.link]: vars.text.inverse,
    // Inverted like the footer.
    [vars.bg.surface]: vars.bg.inverse,
    [vars.text.primary]: vars.text.inverse,
    [vars.border.hair]: vars.text.inverseMuted,
    [vars.selected.bg]: vars.onInverse.selectedBg,
    [vars.selected.text]: vars.onInverse.selectedText,
  },
  '@media': { print: { display: 'none' } },
});
/** Holes between page and footer. */
export const tear = component({
  blockSize: '10px',
  background: `radial-gradient(circle at 50% 0, ${vars.bg.page} 5px, transparent 5.5px) 0 0 / 20px 10px repeat-x`,
  borderBlockStart: `${vars.glow.width} solid ${vars.border.hair}`,
});
export const masthead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s6}`,
  paddingBlock: `${vars.space.s5} ${vars.space.s3}`,
  borderBlockEnd: `4px solid ${vars.text.inverse}`,
  color: vars.text.inverse,
  '@media': { [from.medium]: { paddingBlock: `${vars.space.s6} ${vars.space.s4}` } },
});
export const brand = component({
  fontSize: `clamp(${vars.font.h2}, 8vw, ${vars.font.display})`,
  fontWeight: vars.weight.poster,
  lineHeight: 1,
  selectors: { [inEnglish]: { fontStretch: vars.stretch.data, letterSpacing: '-0.02em' } },
});
export const lead = component({ maxInlineSize: '32rem', fontSize: vars.font.lead, fontWeight: vars.weight.medium });
/** CSS columns, so that the groups end at about the same height. */
export const columns = component({
  columnGap: vars.space.s4,
  paddingBlockStart: vars.space.s5,
  '@media': {
    [from.small]: { columnCount: 2 },
    [from.medium]: { columnCount: 3, paddingBlockStart: vars.space.s6 },
    [from.wide]: { columnCount: 4 },
    'screen and (min-width: 90em)': { columnCount: 5 },
  },
});
export const column = component({ breakInside: 'avoid', paddingBlockEnd: vars.space.s5 });
/** Switches and fields are too wide for a column on phones and tablets. */
export const wide = component({ columnSpan: 'all', '@media': { [from.wide]: { columnSpan: 'none' } } }, column);
export const title = component({
  marginBlockEnd: vars.space.s2,
  color: vars.text.inverse,
  fontSize: vars.font.lead,
  fontWeight: vars.weight.title,
});
export const body = component({ display: 'grid', gap: vars.space.s2 });
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  selectors: {
    '&:hover': { color: vars.text.inverse, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&[aria-current]': { color: vars.text.inverse, fontWeight: vars.weight.strong },
  },
  '@media': {
    [from.medium]: { minBlockSize: '2.25rem' },
    [touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
  },
});
export const figure = component({
  color: vars.text.inverse,
  fontSize: '1.75rem',
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.title,
});
/** Touch target. */
export const call = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const legal = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s6}`,
  paddingBlock: vars.space.s4,
  borderBlockStart: `1px solid ${vars.text.inverseMuted}`,
  fontSize: vars.font.caption,
});
