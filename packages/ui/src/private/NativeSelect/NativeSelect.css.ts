import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Needs padding at the end for the caret. */
export const select = component({ appearance: 'none', textOverflow: 'ellipsis', cursor: 'pointer' });

export const option = component({ background: vars.bg.surface, color: vars.text.primary });

/** Distance of the caret from the end. */
export const caretEnd = '--fg-caret-end';

export const caret = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `var(${caretEnd}, 0)`,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
