import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const box = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s4,
  padding: `clamp(${vars.space.s4}, 4vw, ${vars.space.s6})`,
  border: `max(2px, ${vars.alert.frame}) ${vars.alert.emptyLine} ${vars.text.danger}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.surface,
});

/** Only title and body are the alert, because a countdown would be read every second. */
export const words = component({ display: 'grid', gap: vars.space.s4 });

const page = component({ fontSize: vars.font.page, lineHeight: vars.leading.tight });
const section = component({ fontSize: vars.font.h4 });

export const titles = { 1: page, 2: section, 3: section };

export const body = component({ maxInlineSize: vars.size.reading });

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });

export const reference = component({ color: vars.text.secondary, fontSize: vars.font.small });

export const code = component({
  display: 'inline-block',
  padding: '0.1rem 0.5rem',
  border: `${vars.line.width} solid ${vars.border.control}`,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontFamily: 'inherit',
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  userSelect: 'all',
});
