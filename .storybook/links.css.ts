import { screen, vars } from '@first-gong/ui/style';

export const notice = screen({
  position: 'fixed',
  insetBlockEnd: vars.space.s4,
  insetInline: vars.space.s4,
  zIndex: 1000,
  inlineSize: 'fit-content',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: vars.space.s4,
  border: `${vars.border.control} solid 1px`,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontSize: vars.font.small,
  overflowWrap: 'anywhere',
});
