import { screen, vars } from '@first-gong/ui/style';

export const noticeAction = screen({ marginBlockStart: vars.space.s3 });
