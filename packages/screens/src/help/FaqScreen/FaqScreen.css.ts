import { screen, vars } from '@first-gong/ui/style';

export const found = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  color: vars.text.secondary,
  // A long search text may break inside a word.
  overflowWrap: 'anywhere',
});
