import { forcedColours, print, screen, vars } from '@first-gong/ui/style';

export const band = screen({
  padding: vars.space.s5,
  background: vars.band.bg,
  color: vars.text.onHero,
  '@media': {
    [forcedColours]: { border: '1px solid' },
    [print]: { border: '1px solid', background: vars.bg.surface, color: vars.text.primary },
  },
});

export const balance = screen({
  marginBlock: vars.space.s2,
  fontSize: vars.font.h1,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

export const unit = screen({ fontSize: vars.font.h5, fontStretch: vars.stretch.text, lineHeight: vars.leading.tight });

export const after = screen({
  fontSize: vars.font.h3,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
