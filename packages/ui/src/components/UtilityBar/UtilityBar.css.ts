import { from } from '../../theme/conditions.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const bar = component({
  display: 'none',
  background: vars.bg.inverse,
  color: vars.text.inverse,
  fontSize: vars.font.caption,
  borderBlockEnd: `${vars.glow.width} solid ${vars.border.hair}`,
  '@media': { [from.medium]: { display: 'block' }, print: { display: 'none' } },
});
const height = '2.75rem';

export const row = component({ display: 'flex', alignItems: 'center', gap: vars.space.s5, minBlockSize: height });
/** One line: a note that does not fit is in a second one, which is cut off. */
export const notes = component({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  blockSize: height,
  overflow: 'hidden',
});
export const note = component({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.s2,
  blockSize: height,
  color: vars.text.inverseMuted,
  whiteSpace: 'nowrap',
  '@media': {
    [from.large]: { selectors: { '&:first-of-type': { display: 'flex' } } },
    [from.wide]: { display: 'flex' },
  },
});
export const end = component({ marginInlineStart: 'auto' });
