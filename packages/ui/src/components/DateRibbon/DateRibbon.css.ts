import { belowSmall, forcedColours, from, onPhone, print } from '../../theme/conditions.js';
import { ringsInside } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

const line = '1px solid color-mix(in srgb, currentColor 45%, transparent)';
const chosen = '&[aria-current="true"]';

export const ribbon = component({
  '@media': { [print]: { display: 'none' } },
  border: `0 solid ${vars.dates.line}`,
  borderBlockStartWidth: `max(${vars.outline.strong}, ${vars.glow.width})`,
  borderBlockEndWidth: `max(${vars.outline.strong}, 2px - ${vars.glow.width})`,
  background: vars.bg.dates,
  color: vars.text.onDates,
});
export const row = component({
  '@media': {
    [onPhone]: { paddingInline: 0 },
    [from.medium]: { display: 'flex', alignItems: 'stretch' },
  },
});

export const month = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.space.s4} ${vars.space.s1}`,
  fontWeight: vars.weight.poster,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  '@media': {
    [from.medium]: {
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'flex-start',
      gap: 0,
      padding: 0,
      paddingInlineEnd: vars.space.s5,
    },
  },
});
export const monthName = component({
  fontSize: vars.font.lead,
  fontStretch: vars.stretch.data,
  '@media': { [from.medium]: { fontSize: '1.625rem' } },
});
export const year = component({
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.data,
});

export const days = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(3.5rem, 1fr)',
  flex: '1 1 auto',
  overflowX: 'auto',
  // A focused item is fully visible, with the edge of the next one.
  scrollPaddingInline: vars.space.s6,
  scrollbarWidth: 'none',
  borderBlockStart: '1px solid currentColor',
  '@media': {
    [belowSmall]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))' },
    [from.medium]: { borderBlockStart: 0, borderInline: '2px solid currentColor' },
    // On tablets the days extend beyond the edge, and scroll in.
    'screen and (min-width: 48em) and (max-width: 61.99em)': {
      selectors: { '&:last-child': { marginInlineEnd: `calc(-1 * ${vars.size.gutter})`, borderInlineEnd: 0 } },
    },
  },
});
export const item = component({
  selectors: {
    '& + &': { borderInlineStart: line },
  },
  '@media': { [belowSmall]: { borderBlockEnd: line } },
});
export const day = component({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  blockSize: '100%',
  minBlockSize: '5.25rem',
  padding: `0.625rem ${vars.space.s1} ${vars.space.s2}`,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.2em',
    },
    [chosen]: { background: vars.dates.line, color: vars.dates.text },
    // Today is marked, but not chosen.
    '&[aria-current="date"]': { borderBlockEnd: '0.25rem solid currentColor' },
    '&:focus-visible': ringsInside,
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        [chosen]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const weekend = component(
  {
    selectors: {
      '&:not([aria-current="true"])': {
        background: `${vars.pattern.redDay} 0 100% / 100% 8px no-repeat`,
        color: vars.text.danger,
      },
    },
  },
  day,
);
export const weekday = component({ fontSize: vars.font.caption, fontWeight: vars.weight.strong });
export const weekendName = component(
  {
    '::after': {
      content: '""',
      display: 'inline-block',
      marginInlineStart: '0.25em',
      // A border, because forced colours and print keep borders.
      border: '0.21em solid',
      borderRadius: '50%',
      verticalAlign: '0.1em',
    },
  },
  weekday,
);
export const numeral = component({
  fontSize: '2.125rem',
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const count = component({
  marginBlockStart: '0.125rem',
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.data,
});

export const more = component({
  display: 'none',
  '@media': { [from.medium]: { display: 'grid', placeItems: 'center', paddingInlineStart: vars.space.s4 } },
});
export const moreLink = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: `${vars.line.width} solid currentColor`,
  fontSize: vars.font.lead,
  selectors: { '&:hover': { background: vars.text.onDates, color: vars.bg.dates } },
});
