import { screen, vars } from '@first-gong/ui/style';

export const chosen = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlockEnd: '1.25rem',
});
