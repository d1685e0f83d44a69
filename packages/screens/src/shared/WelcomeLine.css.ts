import { from, screen, vars } from '@first-gong/ui/style';

/** Below search and account, apart from messages about actions. */
export const region = screen({
  position: 'fixed',
  insetBlockStart: '11rem',
  insetInlineEnd: vars.space.s3,
  zIndex: vars.z.toast,
  maxInlineSize: `calc(100% - 2 * ${vars.space.s3})`,
  pointerEvents: 'none',
  '@media': { [from.medium]: { insetBlockStart: '8.5rem' } },
});

export const line = screen({
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  border: `${vars.line.width} solid ${vars.border.strong}`,
  background: vars.bg.inverse,
  color: vars.text.inverse,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
