import { screen, vars } from '@first-gong/ui/style';

export const line = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  fontWeight: vars.weight.title,
});

export const total = screen({
  marginInlineStart: 'auto',
  fontSize: vars.font.h2,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});
