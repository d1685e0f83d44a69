import { from, numerals, print, screen, vars } from '@first-gong/ui/style';

export const face = screen({
  display: 'grid',
  '@media': {
    [from.small]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
    [from.large]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    [print]: { display: 'block', background: vars.bg.surface, color: vars.text.primary },
  },
});

export const stub = screen({
  // biome-ignore lint/plugin/layout: the value stands above its name.
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'center',
  padding: vars.space.s4,
  fontSize: vars.font.small,
  textAlign: 'center',
});

/** The void stamp of a cancelled performance. */
export const void_ = screen({ display: 'grid', placeItems: 'center', padding: vars.space.s4 });

export const number = screen({
  ...numerals,
  fontSize: vars.font.h3,
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
});

export const entry = screen({ padding: vars.space.s4, fontWeight: vars.weight.medium });

export const seats = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
});

export const seat = screen({
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  borderBlockStart: `${vars.line.width} solid ${vars.border.hair}`,
  fontSize: vars.font.small,
});

export const place = screen({ ...numerals, marginInlineEnd: 'auto', fontSize: vars.font.lead });

export const price = screen({ ...numerals, fontSize: vars.font.data, fontWeight: vars.weight.strong });

export const note = screen({ flexBasis: '100%', fontWeight: vars.weight.medium });
