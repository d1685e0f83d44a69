import { screen, vars } from '@first-gong/ui/style';

export const found = screen({
  color: vars.text.secondary,
  // A long search text may break inside a word.
  overflowWrap: 'anywhere',
});
