import { inMonochrome } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';

/** An ink of the poster. Black and white always takes the first ink, which is black or white there. */
const printed = (ink: string) =>
  component({
    fill: `var(--fg-poster-${ink})`,
    selectors: { [inMonochrome]: { fill: 'var(--fg-poster-a)' } },
  });

export const ink = { a: printed('a'), b: printed('b'), c: printed('c'), type: printed('type'), mono: printed('a') };
