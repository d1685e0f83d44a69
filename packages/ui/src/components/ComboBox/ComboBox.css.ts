import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** A button in the frame, at the position of a Select's caret. */
export const button = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.bg.sunken },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const caret = component({
  display: 'flex',
  // React Aria marks the button of an open list as pressed.
  selectors: { [`${button}[data-pressed] &`]: { transform: 'scaleY(-1)' } },
});
