import { screen, vars } from '@first-gong/ui/style';

/** Two short fields are side by side if there is space. */
export const nameFields = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s3,
  inlineSize: '100%',
});

export const phone = screen({ maxInlineSize: '34rem' });

export const legend = screen({ padding: 0, fontWeight: vars.weight.title });
