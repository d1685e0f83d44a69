import { forcedColours, from, local, screen, touch, vars } from '@first-gong/ui/style';
import { bwColours } from '@first-gong/ui/themes';

const ink = bwColours.text.primary;
const white = bwColours.bg.page;

export const tool = screen({ position: 'relative', minInlineSize: 0 });

/* No photo, or an unusable one. */

const box = screen({ border: `2px dashed ${vars.border.perf}` });

export const empty = screen(
  {
    selectors: {
      [`${tool}[data-invalid] &`]: { border: `${vars.alert.width} ${vars.alert.emptyLine} ${vars.text.danger}` },
    },
  },
  box,
);

export const refused = screen(
  {
    border: `max(2px, ${vars.alert.frame}) ${vars.alert.emptyLine} ${vars.text.danger}`,
    background: vars.bg.surface,
  },
  box,
);

export const emptyIcon = screen({ fontSize: vars.font.h4 });

export const title = screen({ fontSize: vars.font.data, fontWeight: vars.weight.title });

/** Phones have a rear camera. On other devices the button would open the same dialog as its neighbour. */
export const camera = screen({ display: 'none', '@media': { [touch]: { display: 'block' } } });

export const problemTitle = screen({ color: vars.text.danger, fontWeight: vars.weight.title });

/* The photo under its bars. */

export const editor = screen({
  position: 'relative',
  border: `2px solid ${vars.border.strong}`,
  background: vars.bg.surface,
  vars: { [local.edge]: vars.border.strong, [local.edgeWidth]: '2px' },
  selectors: { [`${tool}[data-invalid] &`]: { borderColor: vars.text.danger } },
});

export const stage = screen({
  // biome-ignore lint/plugin/layout: the enlarged photo scrolls from its start.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: `clamp(${vars.space.s3}, 4vw, ${vars.space.s6})`,
  background: vars.bg.sunken,
  selectors: {
    '&[data-enlarged]': { justifyItems: 'start', maxBlockSize: '70vh', overflow: 'auto' },
  },
});

export const photo = screen({
  position: 'relative',
  inlineSize: 'min(100%, 30rem)',
  selectors: { [`${stage}[data-enlarged] &`]: { inlineSize: 'max(200%, 60rem)', maxInlineSize: 'none' } },
});

export const image = screen({ inlineSize: '100%', forcedColorAdjust: 'none' });

export const bar = screen({
  position: 'absolute',
  background: ink,
  cursor: 'move',
  touchAction: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    // The focus rings, dashed: the bar is selected without focus. One of two rings is visible on any photo.
    '&[data-selected]': {
      outline: `2px dashed ${vars.focus.outer}`,
      outlineOffset: '3px',
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
    '&:focus': { outlineStyle: 'solid' },
    '&[aria-disabled]': { cursor: 'default', outline: 'none', boxShadow: 'none' },
    '&[aria-disabled]:focus-visible': {
      outline: `2px solid ${vars.focus.outer}`,
      boxShadow: `0 0 0 3px ${vars.focus.inner}`,
    },
  },
});

const handle = screen({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5625rem)',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `3px solid ${ink}`,
  background: white,
  cursor: 'ew-resize',
  touchAction: 'none',
  // A finger needs more than the handle's size.
  '::before': { content: '""', position: 'absolute', inset: '-0.8125rem' },
});

// Mostly on the bar, because people must see the digits next to it.
export const startHandle = screen({ left: '-0.25rem' }, handle);
export const endHandle = screen({ right: '-0.25rem' }, handle);

/** Shows that the bar can move. */
export const cross = screen({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: white,
  fontSize: vars.font.caption,
  pointerEvents: 'none',
});

/* What is done to them. */

export const body = screen({
  padding: vars.space.s4,
  '@media': { [from.medium]: { padding: `${vars.space.s4} ${vars.space.s5} ${vars.space.s5}` } },
});

export const hint = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const barName = screen({
  marginBlockEnd: vars.space.s2,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
});

export const joined = screen({
  // biome-ignore lint/plugin/layout: one set of buttons, whose borders overlap.
  display: 'flex',
  flexWrap: 'wrap',
  paddingInlineStart: '1.5px',
  paddingBlockStart: '1.5px',
});

export const nudge = screen({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  marginInlineStart: '-1.5px',
  marginBlockStart: '-1.5px',
  paddingInline: vars.space.s2,
  border: `1.5px solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontSize: vars.font.small,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.border.strong, color: vars.bg.surface },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
  },
  '@media': { [forcedColours]: { selectors: { '&:hover': { background: 'Highlight', color: 'HighlightText' } } } },
});

export const check = screen({ paddingBlock: vars.space.s1, fontSize: vars.font.small });

export const done = screen({ color: vars.text.accent, fontWeight: vars.weight.strong });
