import { screen, vars } from '@first-gong/ui/style';

/** Looks like an error summary. */
export const alert = screen({
  padding: `${vars.space.s4} clamp(${vars.space.s4}, 3vw, ${vars.space.s5})`,
  border: `max(3px, ${vars.alert.frame}) ${vars.alert.line} ${vars.text.danger}`,
  borderRadius: vars.radius.surface,
  borderInlineStartWidth: `calc(12px - ${vars.alert.frame})`,
  background: vars.bg.danger,
});

export const title = screen({
  // biome-ignore lint/plugin/layout: a script focuses the paragraph itself.
  display: 'flex',
  gap: vars.space.s2,
  alignItems: 'flex-start',
  fontSize: vars.font.h5,
  fontWeight: vars.weight.poster,
  lineHeight: vars.leading.title,
});

export const row = screen({ marginBlockStart: vars.space.s4 });

// biome-ignore lint/plugin/layout: seats stand as close as on the plan.
export const seats = screen({ display: 'flex', flexWrap: 'wrap', gap: '3px' });
