import { from } from '../../theme/conditions.js';
import { figures, numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const padding = { padding: vars.space.s4, '@media': { [from.small]: { padding: vars.space.s5 } } } as const;

export const part = component(padding);

export const figure = component({
  fontSize: 'clamp(4rem, 9vw, 7rem)',
  ...figures,
  lineHeight: '0.95',
});

export const unit = component({ fontSize: '0.3em', fontStretch: vars.stretch.text });

/** Two rows of twenty holes. */
export const holes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(20, minmax(0, 1fr))',
  gap: '4px',
  marginBlockStart: vars.space.s4,
});

export const status = component({ marginBlockStart: vars.space.s2, color: vars.text.secondary });

export const foot = component({
  ...padding,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s3} ${vars.space.s5}`,
});

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  justifyContent: 'space-between',
  gap: `${vars.space.s1} ${vars.space.s5}`,
});

export const fact = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s1 });

export const value = component({
  fontSize: vars.font.h4,
  ...numerals,
  fontWeight: vars.weight.title,
});

export const steps = component({
  display: 'grid',
  gap: vars.space.s5,
  counterReset: 'step',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' } },
});

export const step = component({
  paddingBlockStart: vars.space.s3,
  borderBlockStart: `2px dashed ${vars.border.perf}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'block',
    fontSize: vars.font.h2,
    fontStretch: vars.stretch.narrow,
    fontWeight: vars.weight.title,
    lineHeight: 1,
  },
});

export const stepTitle = component({
  marginBlockStart: vars.space.s2,
  fontSize: vars.font.lead,
  fontWeight: vars.weight.title,
});

export const stepText = component({ color: vars.text.secondary, fontSize: vars.font.small });
