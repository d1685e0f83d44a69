import { forcedColours, from, numerals, onPhone, screen, vars } from '@first-gong/ui/style';

export const year = screen({
  columnGap: vars.space.s5,
  paddingBlockStart: vars.space.s4,
  borderBlockStart: `4px solid ${vars.border.strong}`,
  selectors: { '& + &': { marginBlockStart: vars.space.s6 } },
  '@media': { [from.large]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const figure = screen({
  fontSize: vars.font.h1,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: 1,
  selectors: { '&:lang(en)': { fontStretch: vars.stretch.narrow } },
});

export const month = screen({
  marginBlockEnd: vars.space.s3,
  fontSize: vars.font.h5,
  fontStretch: vars.stretch.title,
  lineHeight: vars.leading.title,
});

export const wall = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 45%), 1fr))',
  gap: `${vars.space.s5} ${vars.space.s4}`,
});

export const event = screen({ position: 'relative', minInlineSize: 0 });

export const poster = screen({
  aspectRatio: '500 / 707',
  overflow: 'hidden',
  marginBlockEnd: vars.space.s2,
  // Separates a white poster from a white wall.
  border: `${vars.outline.surface} solid ${vars.border.strong}`,
});

const shown = {
  display: 'block',
  blockSize: 'auto',
  inlineSize: 'auto',
  clipPath: 'none',
  marginBlockEnd: vars.space.s1,
  fontWeight: vars.weight.title,
} as const;

/**
 * Hidden, because the poster has the title. Visible if the poster is too small for large text, and in forced colours.
 */
export const title = screen({
  display: 'block',
  blockSize: '1px',
  inlineSize: '1px',
  marginBlockEnd: '-1px',
  clipPath: 'inset(50%)',
  '@media': {
    [forcedColours]: shown,
    [onPhone]: { selectors: { '[data-size="18"] &': shown } },
  },
});

export const date = screen({
  fontSize: vars.font.data,
  ...numerals,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.title,
});

export const byline = screen({
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.dense,
});

export const venue = screen({
  color: vars.text.secondary,
  fontSize: vars.font.caption,
  lineHeight: vars.leading.dense,
});
