import { screen, vars } from '@first-gong/ui/style';

/** On a line of its own, below the fields. */
export const calendar = screen({ flex: '0 0 100%', minInlineSize: 0 });
export const failed = screen({
  flex: '1 1 100%',
  color: vars.text.danger,
  fontSize: vars.font.small,
  selectors: { '&:empty': { display: 'none' } },
});
