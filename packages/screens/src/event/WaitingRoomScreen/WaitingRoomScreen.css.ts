import { screen, vars } from '@first-gong/ui/style';

export const below = screen({ paddingBlock: vars.space.s6 });
