import { from, print, screen, vars } from '@first-gong/ui/style';

export const orders = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  '@media': { [print]: { display: 'block' } },
});

/** Paper has no gap of the grid's. */
export const order = screen({
  '@media': { [print]: { selectors: { '& + &': { marginBlockStart: vars.space.s5 } } } },
});

export const heading = screen({ marginBlockEnd: vars.space.s4 });

const list = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  // Pages break between blocks, not between the rows of a grid in every browser.
  '@media': { [print]: { display: 'block' } },
});

export const stacked = list;

export const abreast = screen(
  { '@media': { [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  list,
);

export const ticket = screen({
  minInlineSize: 0,
  '@media': { [print]: { breakInside: 'avoid', paddingBlock: '3mm' } },
});
