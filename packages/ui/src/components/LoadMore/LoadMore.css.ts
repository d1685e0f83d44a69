import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const more = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: vars.space.s4,
  borderBlockStart: `${vars.line.width} solid ${vars.border.hair}`,
});

export const progress = component({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  fontStretch: vars.stretch.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Focused by script when the button goes, so that the place is kept: not a control.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const error = component({ flexBasis: '100%' });
