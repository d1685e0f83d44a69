import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const reference = component({ color: vars.text.secondary, fontSize: vars.font.small });

export const code = component({
  display: 'inline-block',
  padding: '0.1rem 0.5rem',
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontFamily: 'inherit',
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  userSelect: 'all',
});
