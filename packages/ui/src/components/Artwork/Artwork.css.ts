import { component } from '../../theme/style.js';

/** An ink of the poster. A theme that prints patterns in place of an ink has the first one. */
const printed = (ink: string) => component({ fill: `var(--fg-poster-${ink}, var(--fg-poster-a))` });

export const ink = { a: printed('a'), b: printed('b'), c: printed('c'), type: printed('type'), mono: printed('a') };
