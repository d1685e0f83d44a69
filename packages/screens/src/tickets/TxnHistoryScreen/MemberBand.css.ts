import { actionsOnInverse, forcedColours, from, local, numerals, print, screen, vars } from '@first-gong/ui/style';

export const band = screen({
  position: 'relative',
  background: vars.band.bg,
  color: vars.text.onHero,
  // No border, because the notches are cut out of the green.
  vars: {
    [local.edge]: 'transparent',
    [local.edgeWidth]: '0px',
    [local.notch]: '24px',
    [vars.border.perf]: 'currentColor',
    ...actionsOnInverse,
  },
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 0 18rem' },
    // Night and black and white have no green.
    [forcedColours]: { border: '1px solid' },
    [print]: { border: '1px solid', background: vars.bg.surface, color: vars.text.primary },
  },
});

export const part = screen({
  padding: vars.space.s4,
  '@media': { [from.medium]: { padding: `${vars.space.s5} 1.75rem` } },
});

export const points = screen({
  marginBlockStart: vars.space.s2,
  fontSize: vars.font.h1,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

export const unit = screen({ fontSize: vars.font.h5, fontStretch: vars.stretch.text, lineHeight: vars.leading.tight });

export const rule = screen({ marginBlockStart: vars.space.s1 });

export const title = screen({
  marginBlockStart: vars.space.s1,
  fontSize: vars.font.h5,
  fontWeight: vars.weight.poster,
  lineHeight: vars.leading.title,
});

export const when = screen({ ...numerals });

export const action = screen({ marginBlockStart: vars.space.s3 });
