import { forcedColours, from, numerals, screen, vars } from '@first-gong/ui/style';

/** Buttons keep a finger's size beside the rule, which is wider in some themes. */
const placeWidth = `calc(${vars.size.touch} + ${vars.line.width})`;

export const row = screen({
  display: 'grid',
  gridTemplateColumns: `${placeWidth} 3.75rem minmax(0, 1fr)`,
  minInlineSize: 0,
  selectors: {
    '&[data-dragged]': { borderStyle: 'dashed' },
    '&[data-drop]': { outline: '2px dashed currentColor', outlineOffset: '-4px' },
  },
  '@media': {
    [from.medium]: { gridTemplateColumns: `${placeWidth} 4rem minmax(0, 1fr) 0 11rem`, minBlockSize: '7rem' },
  },
});

export const place = screen({
  display: 'grid',
  // The number stays centred, with or without a button on each side.
  gridTemplateRows: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  justifyItems: 'stretch',
  borderInlineEnd: `${vars.line.width} solid ${vars.border.hair}`,
});

const fixedRank = screen({
  gridRow: 2,
  fontSize: vars.font.h4,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  textAlign: 'center',
});
export const rank = {
  fixed: fixedRank,
  // The rank drags the row; touches beside it scroll the page.
  draggable: screen({ paddingBlock: vars.space.s2, cursor: 'grab', touchAction: 'none' }, fixedRank),
};

const move = screen({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.border.strong, color: vars.bg.surface },
    '&:disabled': { color: vars.text.muted, borderColor: vars.border.control, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-4px', zIndex: 1 },
  },
  '@media': { [forcedColours]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});
export const up = screen({ gridRow: 1, selectors: { '&:disabled': { borderBlockEnd: '1px dashed' } } }, move);
export const down = screen({ gridRow: 3, selectors: { '&:disabled': { borderBlockStart: '1px dashed' } } }, move);

export const art = screen({ position: 'relative', overflow: 'hidden', contain: 'size' });

export const main = screen({ minInlineSize: 0, padding: `${vars.space.s3} ${vars.space.s4}` });

export const title = screen({ fontSize: vars.font.data, fontWeight: vars.weight.title, lineHeight: '1.3' });

export const facts = screen({
  color: vars.text.secondary,
  fontSize: vars.font.small,
  ...numerals,
  lineHeight: vars.leading.dense,
  // Clips the dot before the first fact of a line.
  overflowX: 'clip',
});

/** Dots separate facts; screen readers skip them. Lines break between facts first. */
export const fact = screen({
  position: 'relative',
  display: 'inline-block',
  marginInlineEnd: '1em',
  selectors: {
    '&:not(:first-child)::before': {
      content: '"·" / " "',
      position: 'absolute',
      insetInlineStart: '-1em',
      inlineSize: '1em',
      textAlign: 'center',
    },
  },
});

export const states = screen({ marginBlockStart: vars.space.s2 });

const stateOf = screen({
  // biome-ignore lint/plugin/layout: a row that is as dense as the list.
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  fontSize: vars.font.small,
  fontWeight: vars.weight.title,
});
export const state = {
  plain: stateOf,
  danger: screen(
    {
      color: vars.text.danger,
      textDecoration: vars.alert.words,
      textUnderlineOffset: '0.2em',
    },
    stateOf,
  ),
};

export const note = screen({ color: vars.text.secondary, fontSize: vars.font.caption, lineHeight: vars.leading.dense });

export const perforation = screen({ display: 'none', '@media': { [from.medium]: { display: 'block' } } });
export const fold = screen({
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInline: 0,
  '@media': { [from.medium]: { display: 'none' } },
});

export const stub = screen({
  position: 'relative',
  gridColumn: '1 / -1',
  // On a phone, "remove" is beside the action, or below it if the text is too wide.
  // biome-ignore lint/plugin/layout: a row that is as dense as the list.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  minInlineSize: 0,
  padding: vars.space.s3,
  fontSize: vars.font.caption,
  lineHeight: vars.leading.dense,
  '@media': {
    // biome-ignore lint/plugin/layout: on a phone beside the action, else below it.
    [from.medium]: { gridColumn: 'auto', display: 'grid', gap: vars.space.s2, alignContent: 'center' },
  },
});

export const action = screen({ flex: '1 1 10rem', minInlineSize: 0 });
export const wayOut = screen({ textAlign: 'center', selectors: { '&:empty': { display: 'none' } } });
