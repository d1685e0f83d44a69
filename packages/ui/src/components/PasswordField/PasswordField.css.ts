import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const reveal = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  flex: 'none',
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.s4,
  border: 0,
  borderInlineStart: `1.5px solid ${vars.border.control}`,
  background: 'none',
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.border.strong, color: vars.bg.surface } },
});
