import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** The hatch of what is gone is a strip at the start, so that no word stands on it. */
const strip = '0.75rem';

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s3}`,
  padding: vars.space.s4,
  paddingInlineStart: `calc(${strip} + ${vars.space.s4})`,
  background: vars.bg.surface,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: strip,
    background: vars.pattern.gone,
  },
  selectors: {
    '* + &': { borderBlockStart: `${vars.line.width} solid ${vars.border.hair}` },
  },
  '@media': {
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [forcedColours]: { border: '2px dashed CanvasText' },
  },
});

export const icon = component({
  alignSelf: 'start',
  color: vars.text.danger,
  fontSize: vars.font.h5,
  lineHeight: vars.leading.title,
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
  '@media': { [from.medium]: { gridColumn: 'auto', justifyContent: 'flex-end', maxInlineSize: '30rem' } },
});
