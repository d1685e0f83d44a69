import { screen, vars } from '@first-gong/ui/style';

export const groups = screen({ display: 'grid', gap: vars.space.s6 });

export const head = screen({ display: 'grid', gap: vars.space.s3 });

export const headTitle = screen({ fontSize: vars.font.h4, lineHeight: vars.leading.title });

export const headActions = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s2} ${vars.space.s4}`,
});
