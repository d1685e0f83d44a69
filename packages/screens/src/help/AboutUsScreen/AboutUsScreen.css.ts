import { from, screen, vars } from '@first-gong/ui/style';

export const columns = screen({
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', gap: vars.space.s7 } },
});

export const stub = screen({ breakInside: 'avoid' });
