import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

export const notice = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: `${vars.outline.surface} solid`,
  borderInlineStartWidth: `calc(6px + 2 * ${vars.outline.surface})`,
  borderRadius: vars.radius.surface,
  color: vars.text.primary,
  fontSize: vars.font.small,
  lineHeight: '1.6',
  vars: { [local.link]: 'currentColor', [local.onFlood]: 'initial' },
});

const info = component({ borderColor: vars.border.strong, background: vars.bg.notice });

const success = component({ borderColor: vars.text.accent, background: vars.bg.selected });

const danger = component({
  // Without a tint, a double border marks danger.
  border: `${vars.alert.frame} ${vars.alert.line} ${vars.text.danger}`,
  borderInlineStartWidth: '6px',
  background: vars.bg.danger,
});

/** Next to its subject, so a dashed frame instead of the bar. */
const hint = component({ border: `2px dashed ${vars.border.perf}` });

export const variants = { info, success, danger, hint };

const icon = component({ fontSize: vars.font.lead, lineHeight: vars.leading.body });

const iconDanger = component({ color: vars.text.danger }, icon);

export const iconOf = { info: icon, success: icon, danger: iconDanger, hint: icon };

export const title = component({ fontWeight: vars.weight.title });
