import { screen, vars } from '@first-gong/ui/style';

export const title = screen({ fontSize: vars.font.h4, lineHeight: vars.leading.title });
