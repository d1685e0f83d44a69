import { screen, vars } from '@first-gong/ui/style';

export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
