import { screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s7,
  maxInlineSize: '52rem',
});

export const lines = screen({
  display: 'grid',
  gap: vars.space.s1,
  margin: 0,
  paddingInlineStart: vars.space.s5,
  listStyle: 'disc',
});
