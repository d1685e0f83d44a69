import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const form = component({ display: 'grid', gap: vars.space.s5 });
