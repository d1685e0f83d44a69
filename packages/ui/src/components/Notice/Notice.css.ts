import { component } from '../../theme/style.js';
import { byTrait } from '../../theme/traits.js';
import { local, vars } from '../../theme/vars.js';

export const notice = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  border: 'solid',
  borderWidth: byTrait('monochrome', '2px', '0'),
  borderInlineStartWidth: byTrait('monochrome', '10px', '6px'),
  borderRadius: vars.radius.surface,
  color: vars.text.primary,
  fontSize: vars.font.small,
  lineHeight: '1.6',
  vars: { [local.link]: 'currentColor', [local.onFlood]: 'initial' },
});

const info = component({ borderColor: vars.border.strong, background: vars.bg.notice });

const success = component({ borderColor: vars.text.accent, background: vars.bg.selected });

const danger = component({
  borderColor: vars.text.danger,
  background: vars.bg.danger,
  // Black and white has no tint, so a double border marks danger.
  borderStyle: byTrait('monochrome', 'double', 'solid'),
  borderWidth: byTrait('monochrome', '6px', '0'),
  borderInlineStartWidth: '6px',
});

/** A hint is beside its subject and not over it, so it has a dashed frame in place of the bar. */
const hint = component({ border: `2px dashed ${vars.border.perf}`, borderInlineStartWidth: '2px' });

export const variants = { info, success, danger, hint };

const icon = component({ fontSize: vars.font.lead, lineHeight: vars.leading.body });

const iconDanger = component({ color: vars.text.danger }, icon);

export const iconOf = { info: icon, success: icon, danger: iconDanger, hint: icon };

export const title = component({ fontWeight: vars.weight.title });
