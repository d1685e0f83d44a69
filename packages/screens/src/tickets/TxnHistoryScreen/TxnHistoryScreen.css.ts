import { from, screen, vars } from '@first-gong/ui/style';

export const finder = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
