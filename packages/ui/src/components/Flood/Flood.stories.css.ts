import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const header = component({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: vars.space.s5,
});

export const words = component({ paddingBlock: vars.space.s5 });
