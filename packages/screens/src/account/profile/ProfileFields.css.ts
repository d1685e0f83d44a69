import { from, screen, vars } from '@first-gong/ui/style';

export const section = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 });

export const pair = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const names = screen({ display: 'grid', justifyItems: 'start', gap: vars.space.s1 });

/** Two short fields are side by side if there is space. */
export const nameFields = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s3,
  inlineSize: '100%',
});

export const phone = screen({ maxInlineSize: '34rem' });

export const fieldset = screen({
  display: 'grid',
  gap: vars.space.s3,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = screen({ padding: 0, fontWeight: vars.weight.title });

export const hint = screen({ color: vars.text.secondary });
