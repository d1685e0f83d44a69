import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const container = component({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});
