import { screen, vars } from '@first-gong/ui/style';

export const stubs = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s3 });
