import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const like = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  minBlockSize: vars.size.touch,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  ...numerals,
  whiteSpace: 'nowrap',
});
