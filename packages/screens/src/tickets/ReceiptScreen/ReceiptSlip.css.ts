import { from, numerals, screen, vars } from '@first-gong/ui/style';
import * as total from '../../shared/purchase/totalLine.css.js';

export const slip = screen({ breakInside: 'avoid' });

export const part = screen({
  padding: vars.space.s4,
  '@media': { [from.small]: { padding: `1.25rem ${vars.space.s5}` } },
});

export const totalLine = screen(
  {
    marginBlockStart: vars.space.s2,
    paddingBlockStart: vars.space.s3,
    borderBlockStart: '4px solid',
  },
  total.line,
);

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
