import { screen, vars } from '@first-gong/ui/style';

export { aboveBar } from '../../shared/buying/total.css.js';

export const sum = screen({ fontWeight: vars.weight.medium });

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary });

export const noticeAction = screen({ marginBlockStart: vars.space.s3 });
