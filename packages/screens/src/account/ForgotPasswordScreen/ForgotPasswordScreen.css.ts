import { screen, vars } from '@first-gong/ui/style';

export const facts = screen({ display: 'grid', gap: vars.space.s2 });

export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
