import { forcedColours, from, screen, vars } from '@first-gong/ui/style';

export const frame = screen({
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

/** As high as the form, which cuts the art. A strip on phones. */
export const picture = screen({
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
    // Posters are unrecognisable without their colours.
    [forcedColours]: { display: 'none' },
  },
});

export const perforation = screen({
  display: 'none',
  '@media': { [from.large]: { display: 'block' }, [forcedColours]: { display: 'none' } },
});

export const stub = screen({
  minWidth: 0,
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
  paddingInline: vars.size.gutter,
  '@media': { [from.large]: { paddingBlock: vars.space.s7, paddingInline: 'clamp(1rem, 6vw, 6rem)' } },
});

export const column = screen({
  maxInlineSize: '34rem',
  // Centred below the strip of posters; at the perforation beside the wall.
  marginInline: 'auto',
  '@media': { [from.large]: { marginInline: 0 } },
});

export const art = screen({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minInlineSize: 0, minBlockSize: 0 });

export const verdict = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
});
