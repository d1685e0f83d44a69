import { from, print, screen, vars } from '@first-gong/ui/style';

export const orders = screen({ '@media': { [print]: { display: 'block' } } });

/** On paper there is no grid gap, so the blocks have margins. */
export const order = screen({ '@media': { [print]: { selectors: { '& + &': { marginBlockStart: vars.space.s5 } } } } });

export const heading = screen({ marginBlockEnd: vars.space.s4 });

export const onScreen = screen({ '@media': { [print]: { display: 'none' } } });

export const onPaper = screen({ display: 'none', '@media': { [print]: { display: 'block' } } });

export const stacked = screen({
  // Some browsers cannot break a page between grid rows; all can between blocks.
  '@media': { [print]: { display: 'block' } },
});

const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** Two columns, or one if another column is beside the tickets. */
export const abreast = screen(
  {
    '@media': {
      [from.medium]: two,
      [from.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [from.wide]: two,
    },
  },
  stacked,
);

export const ticket = screen({
  minInlineSize: 0,
  '@media': { [print]: { breakInside: 'avoid', paddingBlock: '3mm' } },
});

/** Only phones need a code that fills the screen. */
export const toViewer = screen({
  marginBlockEnd: vars.space.s4,
  '@media': { [from.medium]: { display: 'none' }, [print]: { display: 'none' } },
});

/** A full-screen dialog. The ticket is white in every theme; a wide screen shows the page's background beside it. */
export const viewer = screen({
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
