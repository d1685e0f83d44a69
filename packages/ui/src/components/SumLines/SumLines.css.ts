import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const lines = component({ fontSize: vars.font.small });

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s4,
  paddingBlock: vars.space.s1,
});

export const value = component({
  flex: 'none',
  maxInlineSize: '65%',
  fontSize: vars.font.data,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});
