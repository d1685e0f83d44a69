import { from, print, screen, vars } from '@first-gong/ui/style';

export const orders = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': { [print]: { display: 'block' } },
});

/** On paper the blocks have no gap from the grid, so they bring their own margin. */
export const order = screen({
  '@media': { [print]: { selectors: { '& + &': { marginBlockStart: vars.space.s5 } } } },
});

export const heading = screen({ marginBlockEnd: vars.space.s4 });

export const onScreen = screen({ '@media': { [print]: { display: 'none' } } });

export const onPaper = screen({ display: 'none', '@media': { [print]: { display: 'block' } } });

const list = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  // Not every browser can break a page between the rows of a grid; all can between blocks.
  '@media': { [print]: { display: 'block' } },
});

export const stacked = list;

const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** Two columns, except where a column beside the tickets leaves room for one. */
export const abreast = screen(
  {
    '@media': {
      [from.medium]: two,
      [from.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [from.wide]: two,
    },
  },
  list,
);

export const ticket = screen({
  minInlineSize: 0,
  '@media': { [print]: { breakInside: 'avoid', paddingBlock: '3mm' } },
});

/** A desktop needs no code that fills the screen, and paper has none. */
export const toDoor = screen({
  marginBlockEnd: vars.space.s4,
  '@media': { [from.medium]: { display: 'none' }, [print]: { display: 'none' } },
});

/** A dialog that is the screen. The ticket in it is white paper in every theme; beside it, a wide screen has the page’s ground. */
export const door = screen({
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.bg.page,
  overscrollBehavior: 'contain',
});
