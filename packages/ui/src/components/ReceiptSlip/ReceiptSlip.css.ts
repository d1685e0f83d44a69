import * as total from '../../private/totalLine.css.js';
import { from } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const slip = component({ breakInside: 'avoid' });

export const part = component({
  padding: vars.space.s4,
  '@media': { [from.small]: { padding: `1.25rem ${vars.space.s5}` } },
});

export const title = component({ marginBlockEnd: vars.space.s3, fontSize: vars.font.h5 });

export const totalLine = component(
  {
    marginBlockStart: vars.space.s2,
    paddingBlockStart: vars.space.s3,
    borderBlockStart: '4px solid',
  },
  total.line,
);

export const points = component({
  fontSize: vars.font.h4,
  fontWeight: vars.weight.strong,
  ...numerals,
  lineHeight: vars.leading.title,
});

export const note = component({
  marginBlockStart: vars.space.s1,
  color: vars.text.secondary,
  fontSize: vars.font.small,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});
