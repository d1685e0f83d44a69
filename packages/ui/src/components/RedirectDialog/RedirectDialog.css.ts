import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const count = component({
  fontSize: vars.font.display,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: '0.9',
});
