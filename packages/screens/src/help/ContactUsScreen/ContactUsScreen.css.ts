import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  alignItems: 'start',
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' } },
});

export const form = screen({
  alignItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s4 } },
});

export const whole = screen({ gridColumn: '1 / -1' });

export const number = screen({
  fontSize: vars.font.h4,
  '@media': { [from.small]: { fontSize: vars.font.h2 } },
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
});

export const call = screen({
  // biome-ignore lint/plugin/layout: a link with the height of a finger.
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const open = screen({ fontWeight: vars.weight.strong });
