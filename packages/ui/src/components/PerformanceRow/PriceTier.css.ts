import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const tier = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxInlineSize: '100%',
  fontSize: vars.font.small,
  // Flexible items would break words before they wrap.
  overflowWrap: 'break-word',
});

export const price = component({
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: vars.font.data,
  fontWeight: vars.weight.strong,
  ...numerals,
});

export const gone = component({ color: vars.text.muted, fontWeight: vars.weight.body }, price);
