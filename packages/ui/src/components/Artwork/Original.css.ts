import { inBw, inNight } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** White paper in every theme: at night as bright as its type, so that it is still a frame. */
export const frame = component({
  display: 'block',
  maxInlineSize: '100%',
  // In proportion: a card's is narrower than a header's.
  padding: 'clamp(3px, 3.5%, 0.625rem)',
  background: vars.text.inverse,
  outline: `1px solid ${vars.border.control}`,
  selectors: { [inNight]: { outlineWidth: 0 }, [inBw]: { outline: `2px solid ${vars.border.strong}` } },
});

export const picture = component({
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: { [inBw]: { filter: 'grayscale(1) contrast(1.15)' } },
});
