import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const row = component({
  breakAfter: 'avoid',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  paddingBlockEnd: vars.space.s2,
  borderBlockEnd: `4px solid ${vars.border.strong}`,
});

export const heading = component({ fontSize: vars.font.h4 });

export const minor = component({ fontSize: vars.font.h5 });

export const aside = component({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
});
