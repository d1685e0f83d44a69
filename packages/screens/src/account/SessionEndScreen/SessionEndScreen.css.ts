import { screen, vars } from '@first-gong/ui/style';

export const time = screen({
  fontSize: vars.font.h2,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: 1,
});

export const form = screen({ display: 'grid', gap: vars.space.s4, marginBlockStart: vars.space.s2 });
