import { from, print, screen, vars } from '@first-gong/ui/style';

export const shell = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  position: 'relative',
  alignItems: 'start',
  paddingBlockEnd: vars.space.s8,
  '@media': {
    [from.large]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      gap: vars.space.s7,
      paddingBlockStart: vars.space.s6,
    },
    [print]: { display: 'block', padding: vars.space.s3 },
  },
});

export const column = screen({
  // biome-ignore lint/plugin/layout: the skip link focuses the column, and print breaks it.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  // Only the skip link focuses it; it is not a control.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  '@media': { [print]: { display: 'block' } },
});
