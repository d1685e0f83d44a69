import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const part = component({ padding: vars.space.s5 });

export const beside = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 0 9rem' });

export const folding = component({
  display: 'grid',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 0 9rem' } },
});
