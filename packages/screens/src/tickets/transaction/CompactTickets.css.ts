import { forcedColours, from, local, numerals, print, screen, vars } from '@first-gong/ui/style';
import { bwColours } from '@first-gong/ui/themes';

export const receipt = screen({ vars: { [local.notch]: '22px' } });

export const face = screen({
  display: 'grid',
  '@media': {
    [from.small]: { gridTemplateColumns: '4rem minmax(0, 1fr)' },
    [from.large]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    [print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** White in every theme, because the code's quiet zone and the text below it belong together. */
const paper = {
  // biome-ignore lint/plugin/layout: paper for a scanner, in black on white.
  display: 'grid',
  justifyItems: 'center',
  background: bwColours.bg.page,
  color: bwColours.text.primary,
  textAlign: 'center',
  forcedColorAdjust: 'none',
} as const;

export const stub = screen({ ...paper, alignContent: 'center', padding: vars.space.s3, fontSize: vars.font.caption });

export const groupCode = screen({ inlineSize: '9.5rem' });

export const seats = screen({
  display: 'grid',
  // At most two columns: the minimum width is more than a third of the grid.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(18rem, 100%), 34%), 1fr))',
});

export const seat = screen({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  columnGap: vars.space.s3,
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: `${vars.space.s4} ${vars.space.s2}`,
  borderBlockStart: `${vars.line.width} solid ${vars.border.hair}`,
  fontSize: vars.font.small,
  breakInside: 'avoid',
});

export const index = screen({ ...numerals, color: vars.text.secondary });

export const place = screen({
  fontSize: vars.font.h5,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  whiteSpace: 'nowrap',
});

export const words = screen({ paddingBlock: vars.space.s1 });

export const type = screen({ marginInlineStart: 'auto', textAlign: 'end' });

export const show = screen({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.font.lead,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.border.strong, color: vars.bg.surface } },
  '@media': {
    [forcedColours]: { selectors: { '&:hover': { background: 'Highlight', color: 'HighlightText' } } },
    [print]: { display: 'none' },
  },
});

export const seatCode = screen({
  ...paper,
  justifySelf: 'center',
  inlineSize: 'min(100%, 17rem)',
  marginBlockStart: vars.space.s3,
  paddingBlockEnd: vars.space.s3,
});

export const number = screen({ ...numerals, fontWeight: vars.weight.strong });
