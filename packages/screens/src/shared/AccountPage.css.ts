import { screen, vars } from '@first-gong/ui/style';

export const art = screen({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minInlineSize: 0, minBlockSize: 0 });

export const verdict = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
});
