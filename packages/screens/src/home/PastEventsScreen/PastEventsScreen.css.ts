import { screen, vars } from '@first-gong/ui/style';

export const search = screen({ maxInlineSize: '44rem' });

export const found = screen({ color: vars.text.secondary });
