import { from, screen } from '@first-gong/ui/style';

export const finder = screen({ '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
