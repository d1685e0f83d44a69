import { iconButton } from '../../theme/iconButton.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  padding: vars.space.s2,
  paddingInlineStart: vars.space.s4,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
});

export const title = component({ flex: 1, fontSize: vars.font.body, fontWeight: vars.weight.title });

export const button = component({
  ...iconButton,
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  selectors: {
    '&:not([aria-disabled]):hover': { background: vars.border.strong, color: vars.bg.surface },
    '&[aria-disabled]': { borderStyle: 'dashed', color: vars.text.muted, cursor: 'not-allowed' },
  },
});
