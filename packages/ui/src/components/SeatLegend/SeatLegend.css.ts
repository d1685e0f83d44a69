import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  fontSize: vars.font.small,
});

/** At least half of a narrow column, so that the prices align. */
export const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: '6.75rem',
});

export const price = component({
  marginInlineStart: vars.space.s1,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.strong,
});
