import { screen, vars } from '@first-gong/ui/style';

export const page = screen({ maxInlineSize: '52rem' });

export const devices = screen({ margin: 0, padding: 0, listStyle: 'none' });

export const device = screen({ paddingBlock: vars.space.s3, borderBlockEnd: `1px solid ${vars.border.hair}` });
