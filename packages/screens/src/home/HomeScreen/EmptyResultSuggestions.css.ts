import { screen, vars } from '@first-gong/ui/style';

export const group = screen({ paddingBlockStart: vars.space.s4 });
export const label = screen({ paddingBlockEnd: vars.space.s2, fontWeight: vars.weight.strong });
