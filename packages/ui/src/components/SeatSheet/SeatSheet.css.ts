import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const content = component({ display: 'grid', gap: vars.space.s4 });

/** The price wraps below if text needs the space. */
export const card = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

export const where = component({ flex: '1 1 10rem' });

/** Text at reading width. */
export const section = component({
  display: 'block',
  fontSize: vars.font.h4,
  fontStretch: vars.stretch.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
});

export const price = component({
  marginInlineStart: 'auto',
  fontSize: vars.font.h3,
  ...numerals,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
