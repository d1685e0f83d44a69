import { inBw } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';

/** The poster's ink; in black and white its first, which is black or white there. */
const printed = (ink: string) =>
  component({
    fill: `var(--fg-poster-${ink})`,
    selectors: { [inBw]: { fill: 'var(--fg-poster-a)' } },
  });

export const ink = { a: printed('a'), b: printed('b'), c: printed('c'), type: printed('type'), mono: printed('a') };
