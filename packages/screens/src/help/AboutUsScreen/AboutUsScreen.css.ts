import { from, screen, vars } from '@first-gong/ui/style';

export const below = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s7,
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
});

export const columns = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s6,
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', gap: vars.space.s7 } },
});

export const article = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 });

export const stub = screen({ breakInside: 'avoid' });

export const part = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  padding: vars.space.s5,
});

export const title = screen({ fontSize: vars.font.h5, fontWeight: vars.weight.poster });

export const links = screen({ display: 'grid', justifyItems: 'start', gap: vars.space.s2 });
