import { screen, vars } from '@first-gong/ui/style';

export const form = screen({ display: 'grid', gap: vars.space.s5 });

export const demo = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBlock: `${vars.space.s1} ${vars.space.s3}`,
});

export const code = screen({
  fontFamily: 'inherit',
  fontWeight: vars.weight.strong,
  fontStretch: vars.stretch.title,
  userSelect: 'all',
});

export const again = screen({ marginBlockStart: vars.space.s3 });
