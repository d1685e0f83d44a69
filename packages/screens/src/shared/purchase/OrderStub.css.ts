import { from, numerals, screen, vars } from '@first-gong/ui/style';

export const stub = screen({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: '8.5rem minmax(0, 1fr) 0 9.5rem' } },
});

export const art = screen({ overflow: 'hidden' });

export const facts = screen({ padding: `${vars.space.s4} ${vars.space.s4}` });

/** A venue's name breaks only at spaces. */
export const when = screen({ wordBreak: 'keep-all', fontSize: vars.font.small, color: vars.text.secondary });

export const seats = screen({
  marginBlockStart: vars.space.s3,
  paddingBlockStart: vars.space.s2,
  borderBlockStart: `${vars.line.width} solid ${vars.border.hair}`,
});

export const seat = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
  fontSize: vars.font.small,
});

export const figure = screen({ fontSize: vars.font.body, fontWeight: vars.weight.strong, ...numerals });

export const note = screen({
  marginBlockStart: vars.space.s2,
  fontSize: vars.font.small,
  fontWeight: vars.weight.medium,
});

/** Horizontal on a phone, above the subtotal. */
export const perforation = screen({ display: 'none', '@media': { [from.medium]: { display: 'block' } } });

export const end = screen({
  gridColumn: '1 / -1',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  borderBlockStart: `2px dashed ${vars.border.perf}`,
  '@media': {
    [from.medium]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      alignItems: 'flex-end',
      padding: vars.space.s4,
      borderBlockStart: 0,
      textAlign: 'end',
    },
  },
});

export const label = screen({ display: 'block', fontSize: vars.font.caption });

export const subtotal = screen({
  display: 'block',
  fontSize: vars.font.h4,
  fontWeight: vars.weight.strong,
  ...numerals,
  lineHeight: vars.leading.title,
});
