import { screen, vars } from '@first-gong/ui/style';

export const line = screen({ fontWeight: vars.weight.title });

export const total = screen({
  marginInlineStart: 'auto',
  fontSize: vars.font.h2,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});
