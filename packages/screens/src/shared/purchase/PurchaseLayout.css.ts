import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({ paddingBlock: `${vars.space.s5} ${vars.space.s8}` });

export const columns = screen({
  alignItems: 'start',
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', columnGap: vars.space.s7 },
  },
});

export const slip = screen({
  '@media': { [from.large]: { position: 'sticky', insetBlockStart: vars.space.s4 } },
});

export const barLabel = screen({ fontSize: vars.font.small, fontWeight: vars.weight.medium, whiteSpace: 'nowrap' });

export const barAmount = screen({ whiteSpace: 'nowrap' });
