import { from, numerals, print, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  paddingBlock: `${vars.space.s5} ${vars.space.s8}`,
  '@media': { [from.large]: { paddingBlock: `2.5rem ${vars.space.s8}` }, [print]: { padding: vars.space.s3 } },
});

export const notOnPaper = screen({ '@media': { [print]: { display: 'none' } } });

/** Tickets with the slip beside them if there is space. */
export const beside = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s6,
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gap: vars.space.s6 },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space.s7 },
    [print]: { display: 'block' },
  },
});

export const column = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  '@media': { [print]: { display: 'block', marginBlockEnd: vars.space.s5 } },
});

/** The stamp is below titles of any length. */
export const head = screen({ display: 'grid', justifyItems: 'start', gap: vars.space.s3 });

/** Confirms that the tickets are bought and charged once. */
export const owned = screen({ marginBlockStart: vars.space.s4, fontWeight: vars.weight.title });

export const lead = screen({ marginBlockStart: vars.space.s4, maxInlineSize: vars.size.reading });

export const actions = screen({
  display: 'grid',
  gap: vars.space.s3,
  '@media': { [from.medium]: { display: 'flex', flexWrap: 'wrap' }, [print]: { display: 'none' } },
});

export const section = screen({ display: 'grid', gap: vars.space.s4, marginBlockStart: vars.space.s4 });

export const reference = screen({
  marginBlockStart: vars.space.s2,
  ...numerals,
});
