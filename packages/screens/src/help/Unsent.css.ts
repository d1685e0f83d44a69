import { screen, vars } from '@first-gong/ui/style';

export const again = screen({ marginBlockStart: vars.space.s3 });
