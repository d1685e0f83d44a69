import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const content = component({ display: 'grid', gap: vars.space.s4 });

/** The price goes below if the largest text leaves too little space beside it. */
export const card = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

export const where = component({ flex: '1 1 9rem' });

const figure = {
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.tight,
} as const;

export const section = component({
  display: 'block',
  fontSize: vars.font.h3,
  fontWeight: vars.weight.title,
  ...figure,
});

export const price = component({ fontSize: vars.font.h3, fontWeight: vars.weight.strong, ...figure });

export const hint = component({ color: vars.text.secondary, fontSize: vars.font.small });
