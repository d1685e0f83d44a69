import { from, numerals, screen, vars } from '@first-gong/ui/style';

export const form = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  marginBlockStart: vars.space.s4,
});

export const wishes = screen({
  display: 'grid',
  gap: vars.space.s4,
  alignItems: 'end',
  '@media': { [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.s6 } },
});

export const explained = screen({ maxInlineSize: '42rem', color: vars.text.secondary });

export const heading = screen({ fontSize: vars.font.h5, fontWeight: vars.weight.title });

export const part = screen({ display: 'grid', gap: vars.space.s3 });

/** One offer per line: seats, price, button. */
export const offers = screen({ borderBlockStart: `2px solid ${vars.border.strong}` });

export const offer = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `${vars.line.width} solid ${vars.border.hair}`,
});

export const where = screen({
  flex: '1 1 14rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s3,
  alignItems: 'center',
  ...numerals,
});

export const place = screen({ fontWeight: vars.weight.title });

export const each = screen({ gridColumn: 2, color: vars.text.secondary, fontSize: vars.font.small });

export const view = screen({ display: 'block' });

export const amount = screen({
  fontSize: vars.font.lead,
  fontWeight: vars.weight.title,
  ...numerals,
});

export const selects = screen({
  display: 'grid',
  gap: vars.space.s3,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const boxes = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: `0 ${vars.space.s4}`,
  padding: vars.space.s4,
  border: `${vars.line.width} solid ${vars.border.hair}`,
  background: vars.bg.surface,
});

export const legend = screen({ fontWeight: vars.weight.title, paddingInline: vars.space.s1 });

export const error = screen({ color: vars.text.danger, fontWeight: vars.weight.title });

export const picked = screen({ display: 'grid', gap: vars.space.s4 });

export const stubs = screen({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});

export const wheelchair = screen({ display: 'grid', gap: vars.space.s1 });

export const types = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  minInlineSize: 0,
});

export const typeCounts = screen({
  display: 'grid',
  gap: vars.space.s3,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
});

export const proofs = screen({ display: 'grid', gap: vars.space.s1, marginBlockStart: vars.space.s1 });

export const pay = screen({ display: 'grid', gap: vars.space.s3, padding: vars.space.s4 });

export const sum = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s2,
  ...numerals,
});

export const terms = screen({ fontSize: vars.font.data, fontWeight: vars.weight.medium });

export const total = screen({ fontSize: vars.font.h2, fontWeight: vars.weight.title, lineHeight: 1 });

/** On a phone the sticky bar has this button. */
export const aboveBar = screen({ '@media': { 'screen and (max-width: 47.99em)': { display: 'none' } } });
