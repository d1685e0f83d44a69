import { from, onPhone, screen, vars } from '@first-gong/ui/style';

/** Cards that a phone shows before the link to the others. */
export const shownOnPhones = 12;

export const grid = {
  comfortable: screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    gap: `${vars.space.s4} ${vars.space.s3}`,
    '@media': {
      [from.medium]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr))',
        gap: `${vars.space.s6} ${vars.space.s5}`,
      },
    },
  }),
  optimized: screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(36rem, 100%), 1fr))',
    gap: `0.875rem ${vars.space.s5}`,
  }),
};
/** A phone hides all but the first cards until a link below them is followed. */
const folded = 'ul:not(:has(:target))';
/** Without `:has` a browser shows all cards and no link. */
const folds = 'selector(:has(:target))';
export const item = screen({
  minInlineSize: 0,
  '@media': {
    [onPhone]: { selectors: { [`${folded} > &:nth-child(n + ${shownOnPhones + 1})`]: { display: 'none' } } },
  },
});
export const more = screen({
  display: 'none',
  paddingBlockStart: vars.space.s4,
  '@media': {
    [onPhone]: { '@supports': { [folds]: { selectors: { [`${folded} + &`]: { display: 'block' } } } } },
  },
});
