import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const skipLink = component({
  position: 'absolute',
  insetBlockStart: vars.space.s4,
  insetInlineStart: vars.space.s4,
  zIndex: vars.z.skip,
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `2px solid ${vars.action.border}`,
  background: vars.action.bg,
  color: vars.action.text,
  fontWeight: vars.weight.title,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', padding: 0, overflow: 'hidden' },
  },
});
