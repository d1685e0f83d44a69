import { print, screen } from '@first-gong/ui/style';

export const notOnPaper = screen({ '@media': { [print]: { display: 'none' } } });
