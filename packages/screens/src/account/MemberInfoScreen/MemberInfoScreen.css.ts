import { from, screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s7,
  maxInlineSize: '52rem',
});

export const form = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 });

export const passwords = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const devices = screen({ margin: 0, padding: 0, listStyle: 'none' });

export const device = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingBlock: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.border.hair}`,
});

export const deviceName = screen({ fontWeight: vars.weight.title });

export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
