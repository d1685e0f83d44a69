import { screen, vars } from '@first-gong/ui/style';

export const time = screen({
  fontSize: vars.font.h2,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: 1,
});

export const form = screen({ marginBlockStart: vars.space.s2 });
