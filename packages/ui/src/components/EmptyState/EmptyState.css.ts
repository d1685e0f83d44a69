import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const empty = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s3,
  padding: vars.space.s5,
  border: `2px dashed ${vars.border.perf}`,
  borderRadius: vars.radius.surface,
});

export const title = component({ fontSize: vars.font.lead, fontWeight: vars.weight.title });

export const body = component({ fontSize: vars.font.small, maxInlineSize: vars.size.reading });
