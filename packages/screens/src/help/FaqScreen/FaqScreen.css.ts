import { screen, vars } from '@first-gong/ui/style';

export const found = screen({
  color: vars.text.secondary,
  // A long search breaks where it has to.
  overflowWrap: 'anywhere',
});
