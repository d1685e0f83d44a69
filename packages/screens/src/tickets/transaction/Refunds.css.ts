import { screen, vars } from '@first-gong/ui/style';

/** Keeps the heading on the printed page of its facts. */
export const refunds = screen({ breakInside: 'avoid' });

export const refund = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s3,
});
