import { screen, vars } from '@first-gong/ui/style';

export const count = screen({
  fontSize: vars.font.display,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: '0.9',
});
