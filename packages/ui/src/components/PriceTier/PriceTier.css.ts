import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const tier = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  fontSize: vars.font.small,
  whiteSpace: 'nowrap',
});

export const price = component({
  fontSize: vars.font.data,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const gone = component({ color: vars.text.muted, fontWeight: vars.weight.body }, price);
