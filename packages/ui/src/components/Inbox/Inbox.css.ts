import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  minBlockSize: vars.size.touch,
  marginBlockEnd: vars.space.s4,
});

export const summary = component({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  // A script focuses the summary when the button disappears. It is not a control, so it has no focus ring.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const list = component({ borderBlockStart: `2px solid ${vars.border.strong}` });
