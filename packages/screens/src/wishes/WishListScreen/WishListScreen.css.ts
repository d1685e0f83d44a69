import { screen, vars } from '@first-gong/ui/style';

export const poster = screen({
  flex: 'none',
  inlineSize: '4.5rem',
  aspectRatio: '500 / 707',
  border: `${vars.line.width} solid ${vars.border.hair}`,
});

export const sum = screen({
  fontSize: vars.font.h3,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
});

export const small = screen({ color: vars.text.secondary, fontSize: vars.font.small });
