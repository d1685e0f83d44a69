import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const svg = { flex: 'none', forcedColorAdjust: 'none' } as const;

export const mark = {
  masthead: component({
    ...svg,
    inlineSize: '2rem',
    blockSize: '2rem',
    '@media': {
      [from.small]: { inlineSize: '2.5rem', blockSize: '2.5rem' },
      [from.medium]: { inlineSize: '3rem', blockSize: '3rem' },
    },
  }),
  poster: component({ ...svg, inlineSize: '100%', blockSize: 'auto' }),
};
export const gong = component({ fill: vars.like.on });
export const ring = component({ fill: vars.focus.inner });
export const stub = component({ fill: vars.text.accent });
