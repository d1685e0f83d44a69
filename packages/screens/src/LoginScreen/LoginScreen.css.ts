import { screen, vars } from '@first-gong/ui/style';

export const form = screen({ display: 'grid', gap: vars.space.s5 });

/** In place of the posters during a hot event: the colour of the house costs nothing. */
export const plainArt = screen({ background: vars.bg.hero });

export const demo = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBlock: `${vars.space.s1} ${vars.space.s3}`,
});

export const code = screen({
  fontFamily: 'inherit',
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.title,
  userSelect: 'all',
});

export const again = screen({ marginBlockStart: vars.space.s3 });
