import { screen, vars } from '@first-gong/ui/style';

export const section = screen({ display: 'grid', gap: vars.space.s4, marginBlockStart: vars.space.s3 });

export const hint = screen({ fontSize: vars.font.small, color: vars.text.secondary });
