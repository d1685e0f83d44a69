import { belowSmall, from, print, screen, vars } from '@first-gong/ui/style';

/** A horizontal strip on a phone with the edge of the next month, so that the list below stays near. */
export const months = screen({
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  // A single month has the whole width.
  gridAutoColumns: 'minmax(90%, 1fr)',
  alignItems: 'start',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Contains positioned hidden text, so that it scrolls with the strip.
  position: 'relative',
  scrollSnapType: 'x mandatory',
  marginBlock: vars.space.s4,
  '@media': {
    // Also at 400 % on a desktop: months below each other avoid horizontal scrolling.
    [belowSmall]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' },
    // Paper does not scroll.
    [`${from.medium}, ${print}`]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      gap: vars.space.s5,
      overflowX: 'visible',
    },
  },
});

export const month = screen({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  scrollSnapAlign: 'start',
});

export const name = screen({
  paddingBlockEnd: vars.space.s2,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.title,
  textAlign: 'start',
});

export const weekday = screen({
  paddingBlock: vars.space.s1,
  borderBlockEnd: `2px solid ${vars.border.strong}`,
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
});

export const short = screen({ textDecoration: 'none' });

export const cell = screen({ border: `1px solid ${vars.border.hair}`, padding: 0, textAlign: 'center' });

const inside = {
  // biome-ignore lint/plugin/layout: a day is a link, centred in its cell.
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  fontStretch: vars.stretch.data,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
} as const;

export const empty = screen({ ...inside, color: vars.text.muted, fontSize: vars.font.small });

/** Inverted, like the current date of the ribbon. */
export const day = screen({
  ...inside,
  background: vars.bg.surface,
  color: vars.text.primary,
  fontSize: vars.font.data,
  fontWeight: vars.weight.title,
  textDecoration: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { background: vars.bg.sunken },
    '&[aria-current]': { background: vars.text.primary, color: vars.bg.page },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '3px solid Highlight' } } } },
});

export const dayPast = screen({ fontWeight: vars.weight.body, textDecoration: 'line-through' }, day);

export const count = screen({
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.narrow,
  overflowWrap: 'anywhere',
});

export const shown = screen({ fontWeight: vars.weight.medium });
