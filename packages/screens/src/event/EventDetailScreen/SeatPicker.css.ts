import { from, numerals, screen, vars } from '@first-gong/ui/style';

export { aboveBar, sum, terms, total } from '../../shared/buying/total.css.js';

export const form = screen({ marginBlockStart: vars.space.s4 });

export const wishes = screen({
  alignItems: 'end',
  '@media': { [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.s6 } },
});

export const explained = screen({ maxInlineSize: '42rem', color: vars.text.secondary });

export const heading = screen({ fontSize: vars.font.h5, fontWeight: vars.weight.title });

/** One offer per line: seats, price, button. */
export const offers = screen({ borderBlockStart: `2px solid ${vars.border.strong}` });

export const offer = screen({
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

export const each = screen({ gridColumn: 2, color: vars.text.secondary, fontSize: vars.font.small });

export const amount = screen({ fontSize: vars.font.lead, fontWeight: vars.weight.title, ...numerals });

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

export const stubs = screen({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});

export const typeCounts = screen({
  display: 'grid',
  gap: vars.space.s3,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
});

export const proofs = screen({ marginBlockStart: vars.space.s1 });

export const view = screen({ display: 'block', wordBreak: 'keep-all' });
