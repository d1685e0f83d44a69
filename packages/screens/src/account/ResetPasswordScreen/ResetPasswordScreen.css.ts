import { screen, vars } from '@first-gong/ui/style';

export const form = screen({ display: 'grid', gap: vars.space.s5 });

export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
