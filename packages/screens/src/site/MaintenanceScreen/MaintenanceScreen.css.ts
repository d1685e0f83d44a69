import { screen, vars } from '@first-gong/ui/style';

/** Fills the space between header, notes and footer. */
export const page = screen({ minBlockSize: '100%' });

export const notes = screen({ paddingBlock: vars.space.s6 });
