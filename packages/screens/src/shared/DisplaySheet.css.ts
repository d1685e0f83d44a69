import { screen, vars } from '@first-gong/ui/style';

export const hours = screen({ marginBlockStart: vars.space.s4, color: vars.text.secondary, fontSize: vars.font.small });
