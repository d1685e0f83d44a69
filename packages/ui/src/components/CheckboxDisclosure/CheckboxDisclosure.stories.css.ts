import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const list = component({ display: 'grid', gap: vars.space.s3 });
