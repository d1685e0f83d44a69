import { screen, vars } from '@first-gong/ui/style';

export const below = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  paddingBlock: vars.space.s6,
});

export const next = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 });

export const note = screen({ color: vars.text.secondary, fontSize: vars.font.small });
