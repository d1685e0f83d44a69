import { belowSmall, from, inEnglish } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const stub = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: '1.25rem 1rem 0.5rem',
  '@media': { [from.medium]: { padding: '1.75rem 1.75rem 0.75rem' } },
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  paddingBlockEnd: '0.625rem',
  borderBlockEnd: `4px solid ${vars.glow.time}`,
});
export const title = component({ fontSize: vars.font.h4, lineHeight: vars.leading.tight });
export const date = component({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.title,
});
export const empty = component({
  paddingBlock: vars.space.s4,
  '@media': { [from.wide]: { paddingBlock: vars.space.s5, fontSize: vars.font.h5, lineHeight: vars.leading.title } },
});
/** One or two performances have larger type. */
const fewRows = 'ul:not(:has(> :nth-child(3))) &';
export const row = component({
  display: 'grid',
  gridTemplateColumns: '3.4rem minmax(0, 1fr) auto',
  gap: vars.space.s3,
  alignItems: 'center',
  minBlockSize: '3.75rem',
  paddingBlock: '0.35rem',
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  selectors: { '&:hover': { background: vars.bg.sunken } },
  '@media': {
    // The narrowest phones show price and seats below the name, which then does not break.
    [belowSmall]: { gridTemplateColumns: '3.4rem minmax(0, 1fr)', rowGap: vars.space.s1 },
    [from.wide]: {
      selectors: { [fewRows]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', minBlockSize: '10rem' } },
    },
  },
});
export const time = component({
  fontSize: vars.font.h4,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: vars.glow.time,
  '@media': { [from.wide]: { selectors: { [fewRows]: { fontSize: vars.font.h2 } } } },
});
export const name = component({
  display: 'block',
  lineHeight: 1.25,
  selectors: { [inEnglish]: { fontStretch: vars.stretch.title } },
  '@media': { [from.wide]: { selectors: { [fewRows]: { fontSize: vars.font.h5 } } } },
});
export const venue = component({
  display: 'block',
  color: vars.text.secondary,
  fontSize: vars.font.caption,
  lineHeight: vars.leading.dense,
});
export const left = component({
  // Long texts wrap, so that the title keeps its space.
  maxInlineSize: '6rem',
  fontSize: vars.font.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.dense,
  textAlign: 'end',
  '@media': {
    [belowSmall]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.s2,
      maxInlineSize: 'none',
      textAlign: 'start',
    },
  },
});
export const price = component({
  display: 'block',
  whiteSpace: 'nowrap',
  fontSize: vars.font.body,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
});
export const more = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s2,
});
