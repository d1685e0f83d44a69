import { screen, vars } from '@first-gong/ui/style';

export const search = screen({ maxInlineSize: '44rem' });

export const hint = screen({ color: vars.text.secondary, fontSize: vars.font.small });

export const error = screen({ color: vars.text.danger, fontSize: vars.font.small });

export const districts = screen({ marginBlockStart: vars.space.s4 });
