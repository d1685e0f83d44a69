import { screen, vars } from '@first-gong/ui/style';

export const form = screen({ display: 'grid', gap: vars.space.s5 });
