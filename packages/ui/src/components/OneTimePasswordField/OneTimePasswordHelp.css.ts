import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const help = component({ position: 'relative', display: 'grid', gap: vars.space.s5 });

export const remedies = component({ paddingInlineStart: vars.space.s5, listStyle: 'decimal' });
