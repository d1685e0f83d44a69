import { screen } from '@first-gong/ui/style';

export const chosen = screen({ paddingBlockEnd: '1.25rem' });
