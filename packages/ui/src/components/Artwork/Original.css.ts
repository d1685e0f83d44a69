import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** White paper in every theme. At night it is as bright as the text, so that it still looks like a frame. */
export const frame = component({
  display: 'block',
  maxInlineSize: '100%',
  // In proportion to the picture: the frame on a card is narrower than the frame in a header.
  padding: 'clamp(3px, 3.5%, 0.625rem)',
  background: vars.text.inverse,
  outline: `${vars.outline.picture} solid ${vars.border.control}`,
});

export const picture = component({ inlineSize: '100%', blockSize: 'auto', filter: vars.picture.filter });
