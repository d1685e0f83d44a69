import { screen, vars } from '@first-gong/ui/style';

/** Fills the space between header, notes and footer. */
export const page = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: '100%' });

export const notes = screen({ paddingBlock: vars.space.s6 });
