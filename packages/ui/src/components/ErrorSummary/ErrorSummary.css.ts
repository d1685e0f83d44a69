import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const summary = component({
  padding: `${vars.space.s4} clamp(${vars.space.s4}, 3vw, ${vars.space.s5})`,
  border: `max(3px, ${vars.alert.frame}) ${vars.alert.line} ${vars.text.danger}`,
  borderRadius: vars.radius.surface,
  borderInlineStartWidth: `calc(12px - ${vars.alert.frame})`,
  background: vars.bg.danger,
});

export const title = component({
  display: 'flex',
  gap: vars.space.s2,
  alignItems: 'flex-start',
  fontSize: vars.font.h5,
});

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  // Aligns first lines.
  alignItems: 'baseline',
  columnGap: vars.space.s6,
  marginBlockStart: vars.space.s2,
});

export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  // Two lines are a touch target with distance to the next.
  paddingBlock: vars.space.s1,
  color: vars.text.danger,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
