import { screen, vars } from '@first-gong/ui/style';

export const page = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: `${vars.space.s6} ${vars.space.s8}`,
});

export const search = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  maxInlineSize: '44rem',
});

export const hint = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const error = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.text.danger,
  fontSize: vars.font.small,
});

export const locate = screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s3 });

export const districts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
});

export const found = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 });

export const count = screen({ fontSize: vars.font.h4, overflowWrap: 'anywhere' });
