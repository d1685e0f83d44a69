import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const header = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(8rem, 1fr)',
  gap: vars.space.s5,
});

export const words = component({ paddingBlock: vars.space.s5 });
