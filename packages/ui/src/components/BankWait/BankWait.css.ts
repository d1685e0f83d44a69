import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

export const wait = component({
  vars: { [local.notch]: '24px' },
  '@media': {
    [from.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 0 18rem' },
  },
});

export const facts = component({
  padding: `${vars.space.s5} ${vars.space.s5}`,
  lineHeight: vars.leading.body,
});

export const action = component({ marginBlockStart: vars.space.s5 });

export const stub = component({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s6,
  paddingInline: vars.space.s5,
  background: vars.bg.notice,
  textAlign: 'center',
});

export const label = component({ fontSize: vars.font.small, fontWeight: vars.weight.strong });

export const numerals = component({
  fontSize: vars.font.h1,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});

export const holes = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, 0.625rem)',
  gap: vars.space.s1,
});

// It keeps its place while it is hidden, so that the stub does not change its height every few seconds.
export const checking = component({
  visibility: 'hidden',
  color: vars.text.secondary,
  fontSize: vars.font.small,
  selectors: { '&[data-on]': { visibility: 'visible' } },
});
