import { screen, vars } from '@first-gong/ui/style';

export const title = screen({ fontSize: vars.font.h4, lineHeight: vars.leading.title });

export const actions = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});
