import { belowSmall, forcedColours, from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const wall = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(4.5rem, 1fr))',
  overflowX: 'auto',
  // A focused item is fully visible, with the edge of the next one.
  scrollPaddingInline: vars.space.s6,
  scrollbarWidth: 'none',
  borderBlockStart: `${vars.outline.strong} solid ${vars.bg.page}`,
  '@media': {
    [belowSmall]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.medium]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    // As wide as the feature, because posters would otherwise be as large as its art.
    'screen and (min-width: 100em)': {
      maxInlineSize: `calc(${vars.size.container} - 2 * ${vars.size.gutter})`,
      marginInline: 'auto',
    },
  },
});
export const item = component({ minInlineSize: 0 });
export const poster = component({
  position: 'relative',
  display: 'block',
  aspectRatio: '1 / 0.86',
  overflow: 'hidden',
  selectors: {
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `6px solid ${vars.tape.light}`,
      outline: `3px solid ${vars.tape.dark}`,
      outlineOffset: '-9px',
    },
    '&:hover::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `6px solid ${vars.action.bg}`,
    },
    // Thick rings, because the art may have either colour. Inside and above the art, because a strip clips outside.
    '&:focus-visible': { outlineWidth: '4px', outlineOffset: '-4px', boxShadow: 'none' },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: '4px',
      border: `5px solid ${vars.focus.inner}`,
    },
  },
  '@media': { [forcedColours]: { selectors: { '&[aria-current]::after': { borderColor: 'Highlight' } } } },
});
