import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const legend = component({ display: 'flex', gap: vars.space.s5 });
