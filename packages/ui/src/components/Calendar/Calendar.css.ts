import { globalStyle } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/conditions.js';
import { iconButton } from '../../theme/iconButton.js';
import { layers } from '../../theme/layers.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const calendar = component({
  inlineSize: '100%',
  maxInlineSize: '24.5rem',
  border: `${vars.line.width} solid ${vars.border.strong}`,
  borderRadius: vars.radius.surface,
  background: vars.bg.surface,
  color: vars.text.primary,
});

/** In the colours of the date ribbon, which shows the same days. */
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  padding: vars.space.s2,
  borderBlockEnd: `4px solid ${vars.dates.line}`,
  borderStartStartRadius: vars.radius.surface,
  borderStartEndRadius: vars.radius.surface,
  background: vars.bg.dates,
  color: vars.text.onDates,
});
export const heading = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: `0 ${vars.space.s2}`,
});
export const month = component({
  fontSize: vars.font.h4,
  fontStretch: vars.stretch.data,
  fontWeight: vars.weight.poster,
});
export const year = component({
  fontSize: vars.font.small,
  fontStretch: vars.stretch.data,
  fontWeight: vars.weight.strong,
});
export const turn = component({
  ...iconButton,
  border: `${vars.line.width} solid currentColor`,
  background: 'none',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.text.onDates, color: vars.bg.dates },
    '&:disabled': { borderStyle: 'dashed', cursor: 'default' },
  },
});

export const grid = component({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

const dot = {
  content: '""',
  display: 'inline-block',
  // Forced colours keep borders and remove backgrounds.
  border: '0.21em solid currentColor',
  borderRadius: '50%',
} as const;

/** Weekday columns by first day of the week. Saturday and Sunday are red. */
const weekdayWith = (...weekend: [string, string]) =>
  component({
    padding: `${vars.space.s1} 0`,
    borderBlockEnd: `${vars.line.width} solid ${vars.border.control}`,
    fontSize: vars.font.caption,
    fontWeight: vars.weight.strong,
    selectors: Object.fromEntries(
      weekend.flatMap((day) => [
        [`&${day}`, { color: vars.text.danger }],
        [`&${day}::after`, { ...dot, marginInlineStart: '0.25em', verticalAlign: '0.1em' }],
      ]),
    ),
  });
export const weekday = {
  sun: weekdayWith(':first-child', ':last-child'),
  mon: weekdayWith(':nth-child(6)', ':last-child'),
};

globalStyle(`${grid} td`, {
  '@layer': { [layers.components]: { padding: 0, border: `${vars.line.width} solid ${vars.border.hair}` } },
});
globalStyle(`${grid} td:first-child`, { '@layer': { [layers.components]: { borderInlineStart: 0 } } });
globalStyle(`${grid} td:last-child`, { '@layer': { [layers.components]: { borderInlineEnd: 0 } } });
globalStyle(`${grid} tr:last-child > td`, { '@layer': { [layers.components]: { borderBlockEnd: 0 } } });

export const day = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto 1fr',
  justifyItems: 'center',
  minBlockSize: '3.5rem',
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&:is([data-disabled], [data-unavailable])': {
      outline: `1px dashed ${vars.border.perf}`,
      outlineOffset: '-4px',
      background: vars.bg.sunken,
      color: vars.text.muted,
      cursor: 'default',
    },

    '&[data-hovered]': {
      backgroundColor: vars.bg.sunken,
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.2em',
    },
    '&:focus-visible': {
      zIndex: 1,
      outline: `2px solid ${vars.focus.outer}`,
      outlineOffset: '-5px',
    },
  },
});
/** Weekends and holidays, as in the date ribbon. Without red, ticks mark the day. */
export const red = component({
  paddingBlockEnd: vars.pattern.redDayHeight,
  background: `${vars.pattern.redDay} 0 100% / 100% ${vars.pattern.redDayHeight} no-repeat`,
  color: vars.text.danger,
});
export const today = component({ borderBlockStart: `3px solid ${vars.border.strong}` });
export const chosen = component({
  background: vars.selected.bg,
  color: vars.selected.text,
  selectors: {
    '&[data-hovered]': { background: vars.selected.bg },
    '&:focus-visible': { outlineColor: vars.selected.text },
  },
  '@media': {
    [forcedColours]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});
/**
 * Days within a range: a tinted band with a rule below, which black and white also show. A rule above would touch the
 * previous week's.
 */
export const between = component({
  borderBlockEnd: `3px solid ${vars.border.strong}`,
  backgroundColor: vars.bg.selected,
});

export const above = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  justifyContent: 'center',
  fontSize: vars.font.caption,
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.narrow,
  whiteSpace: 'nowrap',
});
export const numeral = component({
  fontSize: vars.font.h5,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // Black and white has no fainter ink.
  selectors: { ':is([data-disabled], [data-unavailable]) > &': { fontWeight: vars.weight.body } },
});
export const dotted = component(
  { '::after': { ...dot, position: 'absolute', marginInlineStart: '0.15em', fontSize: vars.font.caption } },
  numeral,
);
export const below = component({
  alignSelf: 'start',
  fontSize: vars.font.caption,
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.narrow,
  textAlign: 'center',
});

export const holidays = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s4}`,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderBlockStart: `2px dashed ${vars.border.perf}`,
  fontSize: vars.font.small,
});
export const holidayDay = component({
  color: vars.text.danger,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
  '::after': { ...dot, marginInlineStart: '0.25em', verticalAlign: '0.1em' },
});
