import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import * as joined from '../Chips/Chips.css.js';

export const filter = component({ display: 'grid', gap: vars.space.s4, minInlineSize: 0 });

/** As thick as the frame of the field below. */
export const chips = component({ borderWidth: `max(1.5px, ${vars.line.width})` }, joined.list);

export const chip = component(
  { borderBlockEnd: 0, borderInlineEnd: 0, background: 'none', cursor: 'pointer' },
  joined.item,
  joined.chip,
);
