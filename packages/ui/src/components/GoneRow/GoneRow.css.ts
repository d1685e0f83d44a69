import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: vars.space.s2,
  padding: vars.space.s4,
  background: `${vars.bg.surface} ${vars.pattern.gone}`,
  selectors: {
    '* + &': { borderBlockStart: `${vars.line.width} solid ${vars.border.hair}` },
  },
  '@media': {
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, max-content) minmax(max-content, 1fr)' },
    [forcedColours]: { border: '2px dashed CanvasText' },
  },
});

/** On the same background as the words beside it. */
export const icon = component({
  alignSelf: 'stretch',
  paddingBlock: vars.space.s2,
  paddingInlineStart: vars.space.s3,
  background: vars.bg.surface,
  color: vars.text.danger,
  fontSize: vars.font.h5,
  lineHeight: vars.leading.title,
});

export const words = component({
  padding: `${vars.space.s2} ${vars.space.s3}`,
  background: vars.bg.surface,
});

export const title = component({ fontWeight: vars.weight.title });

export const seats = component({
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.title,
  fontVariantNumeric: 'tabular-nums',
});

export const reason = component({ fontSize: vars.font.small, color: vars.text.secondary });

export const problem = component({ fontWeight: vars.weight.strong, color: vars.text.danger });

export const actions = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  padding: vars.space.s2,
  background: vars.bg.surface,
  '@media': { [from.medium]: { gridColumn: 'auto', justifySelf: 'end', marginInlineStart: vars.space.s4 } },
});
