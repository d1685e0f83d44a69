import { forcedColours } from '../../theme/conditions.js';
import { figures } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const progress = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  alignItems: 'end',
  minInlineSize: 0,
});

export const label = component({ fontSize: vars.font.small, fontWeight: vars.weight.medium });

export const percentage = component({
  fontSize: vars.font.h5,
  ...figures,
  lineHeight: vars.leading.tight,
});

const bar = component({
  gridColumn: '1 / -1',
  display: 'block',
  blockSize: '1rem',
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
});

export const track = component({ padding: '2px' }, bar);

/** Not animated, because movement adds no information. */
export const hatched = component(
  {
    background: `repeating-linear-gradient(135deg, ${vars.border.strong} 0 3px, ${vars.bg.surface} 3px 9px)`,
    // Forced colours remove the hatch, and a solid border would look like 0%.
    '@media': { [forcedColours]: { borderStyle: 'dashed' } },
  },
  bar,
);

export const ink = component({
  display: 'block',
  blockSize: '100%',
  background: vars.border.strong,
  transition: `inline-size ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [forcedColours]: { background: 'CanvasText' } },
});
