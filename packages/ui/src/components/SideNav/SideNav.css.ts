import { belowSmall, forcedColours, from, print } from '../../theme/conditions.js';
import { ringsInside } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const nav = component({
  minInlineSize: 0,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  borderBlock: `2px solid ${vars.border.strong}`,
  overflowX: 'auto',
  // A focused item is fully visible, with the edge of the next one.
  scrollPaddingInline: vars.space.s6,
  scrollbarWidth: 'none',
  '@media': {
    [from.large]: { marginInline: 0, borderBlock: 0, overflowX: 'visible' },
    [print]: { display: 'none' },
  },
});

export const list = component({
  display: 'grid',
  gridAutoFlow: 'column',
  // Items keep the width of their text.
  gridAutoColumns: 'max-content',
  '@media': {
    // Columns avoid sideways scrolling, also on a desktop at 400%.
    [belowSmall]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' },
    [from.large]: { display: 'block' },
  },
});

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s4,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': ringsInside,
    '&:hover': { background: vars.bg.sunken, textDecoration: 'underline' },
    '&[aria-current]': {
      background: vars.selected.bg,
      color: vars.selected.text,
      fontWeight: vars.weight.title,
      textDecoration: 'none',
    },
  },
  '@media': {
    // Two columns of 320 px fit "requirements".
    [belowSmall]: { gap: vars.space.s2, paddingInline: vars.space.s2, whiteSpace: 'normal' },
    [from.large]: {
      minBlockSize: '3rem',
      padding: `${vars.space.s2} ${vars.space.s3}`,
      borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
      whiteSpace: 'normal',
    },
    [forcedColours]: { selectors: { '&[aria-current]': { outline: '3px solid', outlineOffset: '-3px' } } },
  },
});
