import { fieldSelect } from '../../private/NativeSelect/NativeSelect.css.js';
import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** The six columns of a form. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space.s5} ${vars.space.s4}`,
  alignItems: 'start',
});

/** The number of columns from a large phone on, and from a tablet on. */
const cell = (phone: number, tablet: number) =>
  component({
    gridColumn: 'span 6',
    '@media': {
      [from.small]: { gridColumn: `span ${phone}` },
      [from.medium]: { gridColumn: `span ${tablet}` },
    },
  });

export const line = cell(6, 3);

/** Three levels share a row. */
export const three = { country: cell(6, 2), province: cell(6, 2), area: cell(3, 2), district: cell(3, 2) };
/** Any other number of levels is in pairs. */
export const pairs = { country: cell(6, 3), province: cell(6, 3), area: cell(3, 3), district: cell(3, 3) };

/** A level without a choice. */
export const empty = component({ color: vars.text.secondary }, fieldSelect);
