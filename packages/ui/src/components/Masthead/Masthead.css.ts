import { belowSmall, from, inEnglish } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const clip = { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

export const masthead = component({
  position: 'relative',
  zIndex: vars.z.header,
  background: vars.bg.surface,
  color: vars.text.primary,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0.625rem ${vars.space.s2}`,
  alignItems: 'center',
  paddingBlock: vars.space.s2,
  // On phones, tools are in the first row, before the search.
  readingFlow: 'grid-rows',
  '@media': {
    [from.medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '1.25rem',
      paddingBlock: '1.125rem',
    },
    [from.large]: { columnGap: '2.5rem' },
  },
});

export const brand = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
});
/** The narrowest screens show the mark only. The hidden name still names the link. */
export const names = component({ '@media': { [belowSmall]: clip } });
export const name = component({
  display: 'block',
  fontSize: vars.font.h4,
  fontWeight: vars.weight.poster,
  lineHeight: 1,
  selectors: { [inEnglish]: { fontStretch: vars.stretch.data } },
  '@media': { [from.medium]: { fontSize: '1.75rem' } },
});
export const second = component({
  display: 'block',
  marginBlockStart: '0.3rem',
  fontSize: vars.font.caption,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.data,
  lineHeight: 1,
  selectors: { '&:lang(en)': { letterSpacing: '0.115em', textTransform: 'uppercase' } },
});

export const search = component({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [from.medium]: { gridColumn: 2, gridRow: 1 }, print: { display: 'none' } },
});

export const toolsNav = component({ '@media': { print: { display: 'none' } } });
export const tools = component({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  '@media': { [from.large]: { gap: vars.space.s1 } },
});
export const shownOn = {
  all: component({}),
  phone: component({ '@media': { [from.medium]: { display: 'none' } } }),
  desktop: component({ display: 'none', '@media': { [from.medium]: { display: 'block' } } }),
};
export const tool = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.35em' },
  },
  '@media': { [from.large]: { paddingInline: '0.625rem' } },
});
export const hold = component(
  {
    border: `2px solid ${vars.border.strong}`,
    background: vars.bg.notice,
    paddingInline: vars.space.s2,
    '@media': { [from.large]: { paddingInline: vars.space.s3 } },
  },
  tool,
);
export const icon = component({ display: 'flex', fontSize: '1.2rem' });
export const phoneIcon = component({ '@media': { [from.medium]: { display: 'none' } } }, icon);
export const wideIcon = component({ display: 'none', '@media': { [from.medium]: { display: 'flex' } } }, icon);
export const clipped = component(clip);
/** Names of members have any length, so they end in an ellipsis. */
export const word = component({
  maxInlineSize: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { 'screen and (max-width: 61.99em)': clip },
});
export const time = component({
  fontSize: vars.font.data,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
});
