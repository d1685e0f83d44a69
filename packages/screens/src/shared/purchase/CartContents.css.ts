import { screen, vars } from '@first-gong/ui/style';

export const groups = screen({ display: 'grid', gap: vars.space.s6 });
