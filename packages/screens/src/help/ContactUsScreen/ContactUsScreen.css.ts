import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s6,
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(18rem, 1fr)' } },
});

export const main = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 });

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s4 } },
});

export const whole = screen({ gridColumn: '1 / -1' });

export const send = screen({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
});

export const note = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const steps = screen({
  display: 'grid',
  gap: vars.space.s3,
  paddingInlineStart: vars.space.s5,
  listStyle: 'decimal',
});

export const ways = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const part = screen({ display: 'grid', gap: vars.space.s2, padding: vars.space.s5 });

export const partTitle = screen({ fontSize: vars.font.h5 });

export const number = screen({
  fontSize: vars.font.h4,
  '@media': { [from.small]: { fontSize: vars.font.h2 } },
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
});

export const call = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const closed = screen({ display: 'flex', alignItems: 'center', gap: vars.space.s2 });

export const open = screen({ fontWeight: vars.weight.strong }, closed);

export const faster = screen({ display: 'grid', gap: vars.space.s2 });
