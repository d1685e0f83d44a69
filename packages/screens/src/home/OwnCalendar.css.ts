import { screen, vars } from '@first-gong/ui/style';

/** A line below the fields, as wide as they are, so that opening does not move the clicked button. */
const below = { flex: '0 0 100%', inlineSize: 0, minInlineSize: 0 };
export const calendar = screen(below);
export const failed = screen({
  ...below,
  color: vars.text.danger,
  fontSize: vars.font.small,
  selectors: { '&:empty': { display: 'none' } },
});
