import { screen, vars } from '@first-gong/ui/style';

export const order = screen({ paddingBlockEnd: vars.space.s4 });
export const question = screen({ paddingBlockStart: vars.space.s6 });
