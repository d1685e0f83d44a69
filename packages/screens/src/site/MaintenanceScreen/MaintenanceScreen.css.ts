import { screen, vars } from '@first-gong/ui/style';

/** The bill fills what the header, the notes and the footer leave. */
export const page = screen({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: '100%' });

export const notes = screen({ paddingBlock: vars.space.s6 });
