import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gap: vars.space.s5,
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
});

export const wall = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  overflow: 'hidden',
  background: vars.bg.inverse,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});
/** Phones show one poster on either side of the gap. */
export const piece = screen({
  aspectRatio: '500 / 707',
  overflow: 'hidden',
  selectors: { '&:nth-child(1), &:nth-child(2), &:nth-child(n + 6)': { display: 'none' } },
  '@media': {
    [from.medium]: { selectors: { '&:nth-child(1), &:nth-child(2), &:nth-child(n + 6)': { display: 'block' } } },
  },
});

const scrap = {
  content: '""',
  position: 'absolute',
  inlineSize: '2.25rem',
  blockSize: '0.875rem',
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.sunken,
  transform: 'rotate(-38deg)',
} as const;
/** Bare hoarding, with two corners of paper left under the tape. */
export const gap = screen({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.border.perf}`,
  background: vars.bg.page,
  color: vars.text.primary,
  fontSize: `clamp(${vars.font.h4}, 4vw, ${vars.font.h2})`,
  fontWeight: vars.weight.title,
  fontStretch: vars.stretch.data,
  '::before': { ...scrap, insetBlockStart: '-0.25rem', insetInlineStart: '-0.5rem' },
  '::after': { ...scrap, insetBlockEnd: '-0.25rem', insetInlineEnd: '-0.5rem' },
});
export const ways = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
