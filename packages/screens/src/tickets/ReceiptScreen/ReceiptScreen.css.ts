import { from, numerals, print, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  paddingBlock: `${vars.space.s5} ${vars.space.s8}`,
  '@media': { [from.large]: { paddingBlock: `2.5rem ${vars.space.s8}` }, [print]: { padding: vars.space.s3 } },
});

export const notOnPaper = screen({ '@media': { [print]: { display: 'none' } } });

/** Tickets with the slip beside them if there is space. */
export const beside = screen({
  alignItems: 'start',
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gap: vars.space.s6 },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: vars.space.s7 },
    [print]: { display: 'block' },
  },
});

export const column = screen({ '@media': { [print]: { display: 'block', marginBlockEnd: vars.space.s5 } } });

/** Confirms that the tickets are bought and charged once. */
export const owned = screen({ marginBlockStart: vars.space.s4, fontWeight: vars.weight.title });

export const lead = screen({ marginBlockStart: vars.space.s4, maxInlineSize: vars.size.reading });

export const actions = screen({
  // biome-ignore lint/plugin/layout: buttons of full width on a phone only.
  '@media': { [from.medium]: { display: 'flex', flexWrap: 'wrap' }, [print]: { display: 'none' } },
});

export const section = screen({ marginBlockStart: vars.space.s4 });

export const reference = screen({ marginBlockStart: vars.space.s2, ...numerals });
