import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** At the end of the frame, as the caret of a Select is, but a button of its own. */
export const button = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.bg.sunken },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const caret = component({
  display: 'flex',
  // Pressed is what React Aria calls a button whose list is open.
  selectors: { [`${button}[data-pressed] &`]: { transform: 'scaleY(-1)' } },
});
