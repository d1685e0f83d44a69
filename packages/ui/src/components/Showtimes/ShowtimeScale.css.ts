import { from } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import { filmColumns } from './FilmRow.css.js';
import { units } from './timeline.js';

/** Above the second column, and sticky. */
export const scale = component({
  display: 'none',
  '@media': {
    [from.large]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.z.sticky,
      display: 'grid',
      gridTemplateColumns: `repeat(${units}, minmax(0, 1fr))`,
      paddingInlineStart: `calc(${filmColumns.art} + ${filmColumns.gap})`,
      paddingBlock: vars.space.s1,
      borderBlockEnd: `4px solid ${vars.border.strong}`,
      background: vars.bg.page,
    },
  },
});

export const hour = component({
  gridColumn: 'span 4',
  fontSize: vars.font.caption,
  ...numerals,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
