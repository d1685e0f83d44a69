import { component } from '../theme/style.js';
import { vars } from '../theme/vars.js';

/** The last line of a sum. */
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  fontWeight: vars.weight.title,
});

export const total = component({
  marginInlineStart: 'auto',
  fontSize: vars.font.h2,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});
