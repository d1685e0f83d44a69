import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

/** The surface of everything that opens at a button. React Aria sets its place and its greatest height. */
export const panel = component({
  overflow: 'auto',
  maxInlineSize: 'calc(100vw - 1.5rem)',
  border: `2px solid ${vars.border.strong}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.raised,
  color: vars.text.primary,
  textAlign: 'start',
  vars: { [local.ground]: vars.bg.raised },
});
