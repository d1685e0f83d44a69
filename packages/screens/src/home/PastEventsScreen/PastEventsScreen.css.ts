import { screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
});

export const search = screen({ maxInlineSize: '44rem' });

export const found = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  color: vars.text.secondary,
});
