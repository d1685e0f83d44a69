import { screen, vars } from '@first-gong/ui/style';

export const search = screen({ maxInlineSize: '44rem' });

export const found = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  color: vars.text.secondary,
});
