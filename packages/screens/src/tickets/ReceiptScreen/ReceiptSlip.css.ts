import { from, numerals, screen, vars } from '@first-gong/ui/style';

export const slip = screen({ breakInside: 'avoid' });

export const part = screen({
  padding: vars.space.s4,
  '@media': { [from.small]: { padding: `1.25rem ${vars.space.s5}` } },
});

export const points = screen({
  fontSize: vars.font.h4,
  fontWeight: vars.weight.strong,
  ...numerals,
  lineHeight: vars.leading.title,
});

export const note = screen({
  marginBlockStart: vars.space.s1,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});
