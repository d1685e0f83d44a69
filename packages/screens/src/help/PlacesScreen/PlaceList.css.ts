import { forcedColours, from, numerals, screen, vars } from '@first-gong/ui/style';

export const district = screen({
  columnGap: vars.space.s5,
  borderBlockStart: `4px solid ${vars.border.strong}`,
  '@media': { [from.medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const districtName = screen({ paddingBlockStart: vars.space.s3, fontSize: vars.font.h4 });

export const count = screen({
  display: 'block',
  color: vars.text.secondary,
  fontSize: vars.font.small,
  fontStretch: vars.stretch.text,
  fontWeight: vars.weight.medium,
  letterSpacing: 'normal',
  lineHeight: vars.leading.dense,
});

export const place = screen({
  columnGap: vars.space.s5,
  alignItems: 'start',
  paddingBlock: vars.space.s4,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem 9rem' } },
});

export const hours = screen({
  whiteSpace: 'pre-line',
  color: vars.text.secondary,
  fontSize: vars.font.small,
  ...numerals,
  fontWeight: vars.weight.strong,
});

/** A stroke of marker, or a line of light. */
export const mark = screen({
  paddingInline: '0.15em',
  borderBlockEnd: `calc(2 * ${vars.glow.width}) solid currentColor`,
  background: vars.mark.bg,
  color: vars.mark.text,
  fontWeight: vars.weight.title,
  '@media': { [forcedColours]: { background: 'Mark', color: 'MarkText' } },
});

/** As wide as its text, from large width as wide as its column. */
export const map = screen({
  // biome-ignore lint/plugin/layout: a button that grows to its column on wide windows.
  display: 'grid',
  justifyContent: 'start',
  '@media': { [from.large]: { justifyContent: 'stretch' } },
});
