import { forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const frame = component({
  display: 'grid',
  background: vars.bg.surface,
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) 0 minmax(0, 1fr)',
      minBlockSize: '46rem',
    },
    [forcedColours]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
  },
});

/** As high as the form, and clipped at its end. On phones a strip. */
export const art = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  blockSize: '9rem',
  overflow: 'hidden',
  '@media': {
    // One row of six whole posters.
    [from.medium]: { blockSize: 'auto', aspectRatio: '3000 / 707' },
    [from.large]: { contain: 'size', aspectRatio: 'auto' },
    // Posters are unrecognisable without their colours, and the form is more important.
    [forcedColours]: { display: 'none' },
  },
});

export const perforation = component({
  display: 'none',
  '@media': { [from.large]: { display: 'block' }, [forcedColours]: { display: 'none' } },
});

export const stub = component({
  minWidth: 0,
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
  paddingInline: vars.size.gutter,
  '@media': { [from.large]: { paddingBlock: vars.space.s7, paddingInline: 'clamp(1rem, 6vw, 6rem)' } },
});

export const column = component({
  display: 'grid',
  gap: vars.space.s5,
  maxInlineSize: '34rem',
  // Centred below the strip of posters, at the perforation next to the wall.
  marginInline: 'auto',
  '@media': { [from.large]: { marginInline: 0 } },
});
