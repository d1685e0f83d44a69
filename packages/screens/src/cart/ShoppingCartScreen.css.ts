import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({ paddingBlock: `${vars.space.s5} ${vars.space.s8}` });

/** What is bought, and beside it the slip, which stays in view. */
export const columns = screen({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', columnGap: vars.space.s7 },
  },
});

export const main = screen({ display: 'grid', gap: vars.space.s5, minInlineSize: 0 });

export const aside = screen({
  '@media': { [from.large]: { position: 'sticky', insetBlockStart: vars.space.s4 } },
});

export const groups = screen({ display: 'grid', gap: vars.space.s6 });

export const another = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary });

export const noticeAction = screen({ marginBlockStart: vars.space.s3 });

export const barLabel = screen({ fontSize: vars.font.small, fontWeight: vars.weight.medium });
