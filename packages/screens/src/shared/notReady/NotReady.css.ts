import { screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
});
