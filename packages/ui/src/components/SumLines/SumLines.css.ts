import { inChinese } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const lines = component({ fontSize: vars.font.small });

export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s1,
});

/** At least as wide as its longest English word; otherwise the figure wraps. Chinese breaks anywhere. */
export const label = component({
  flex: '1 1 0',
  minInlineSize: 'min-content',
  overflowWrap: 'break-word',
  selectors: { [inChinese]: { flexBasis: '4em', minInlineSize: 0, wordBreak: 'normal' } },
});

export const value = component({
  flex: 'none',
  maxInlineSize: '65%',
  marginInlineStart: 'auto',
  fontSize: vars.font.data,
  fontWeight: vars.weight.strong,
  ...numerals,
  textAlign: 'end',
});
