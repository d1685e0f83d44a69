import { print, screen, vars } from '@first-gong/ui/style';

export const notOnPaper = screen({ '@media': { [print]: { display: 'none' } } });

/** Keeps the heading on the printed page of its text. */
export const collection = screen({ breakInside: 'avoid' });

/** Links to the pages of the changes. */
export const changes = screen({ marginBlockStart: vars.space.s4 }, notOnPaper);

export const sentence = screen({ marginBlockStart: vars.space.s3 });
