import { screen, vars } from '@first-gong/ui/style';

/** Keeps the heading on the printed page of its facts. */
export const refunds = screen({ breakInside: 'avoid' });

export const refund = screen({ marginBlockStart: vars.space.s3, wordBreak: 'keep-all' });
