import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const container = component({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

export const form = component({ maxInlineSize: `calc(${vars.size.form} + 2 * ${vars.size.gutter})` });

export const padded = component({ paddingBlock: `${vars.space.s6} ${vars.space.s8}` });
