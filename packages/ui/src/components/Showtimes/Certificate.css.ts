import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const square = component({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '2.125rem',
  blockSize: '2.125rem',
  paddingInline: vars.space.s1,
  border: '2px solid currentColor',
  fontSize: vars.font.body,
  fontStretch: vars.stretch.data,
  fontWeight: vars.weight.poster,
  lineHeight: 1,
  verticalAlign: 'middle',
});

export const categories = {
  I: square,
  IIA: component({ borderRadius: '50%' }, square),
  IIB: square,
  III: component({ border: '5px double currentColor', paddingInline: '1px' }, square),
};
