import { numerals, screen, vars } from '@first-gong/ui/style';

export const board = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: vars.space.s6,
  marginBlockStart: vars.space.s3,
});

export const sum = screen({ marginBlockStart: vars.space.s3 });

export const pair = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 4fr)',
  columnGap: vars.space.s4,
  alignItems: 'baseline',
  paddingBlock: vars.space.s2,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
});

export const label = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const value = screen({ ...numerals, fontSize: vars.font.data, fontWeight: vars.weight.strong });
