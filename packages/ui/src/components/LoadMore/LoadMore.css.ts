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
  // A script focuses the words when the button disappears. They are not a control, so they have no focus ring.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const error = component({ flexBasis: '100%' });
