import { forcedColours, from, onPhone, print, screen, vars } from '@first-gong/ui/style';

const notOn = (media: string, outermost: number) => ({
  [media]: {
    selectors: { [`&:nth-child(-n + ${outermost}), &:nth-last-child(-n + ${outermost})`]: { display: 'none' } },
  },
});

export const wall = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  background: vars.bg.inverse,
  // Separates a white poster from the page.
  borderBlock: `${vars.outline.surface} solid ${vars.border.strong}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [from.large]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    // Posters are unrecognisable without their colours.
    [forcedColours]: { display: 'none' },
    [print]: { display: 'none' },
  },
});

const place = { aspectRatio: '500 / 707', overflow: 'hidden' } as const;

/** Narrow screens hide the outermost posters, so that the gap stays in the middle. */
export const poster = screen({
  ...place,
  '@media': {
    ...notOn(onPhone, 2),
    ...notOn('screen and (min-width: 48em) and (max-width: 61.99em)', 1),
  },
});

/** Strips of tape at two corners of the gap. */
const tape = {
  content: '""',
  position: 'absolute',
  inlineSize: '2.25rem',
  blockSize: '0.875rem',
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.sunken,
  transform: 'rotate(-38deg)',
} as const;

export const gap = screen({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.border.perf}`,
  background: vars.bg.page,
  '::before': { ...tape, insetBlockStart: '-0.25rem', insetInlineStart: '-0.5rem' },
  '::after': { ...tape, insetBlockEnd: '-0.25rem', insetInlineEnd: '-0.5rem' },
});

export const code = screen({
  fontSize: `clamp(${vars.font.body}, 3vw, ${vars.font.h2})`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
});
