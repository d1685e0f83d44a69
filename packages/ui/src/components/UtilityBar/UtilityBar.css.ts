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
export const row = component({ display: 'flex', alignItems: 'center', gap: vars.space.s5, minBlockSize: '2.75rem' });
export const notes = component({
  containerType: 'inline-size',
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
});
/** The first note is there on a wide screen, the others where they fit on its line. Chinese takes less room. */
export const note = component({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.text.inverseMuted,
  '@media': {
    [from.large]: { selectors: { '&:first-of-type': { display: 'flex' } } },
    [from.wide]: {
      '@container': {
        '(min-width: 42em)': { selectors: { '&:lang(zh)': { display: 'flex' } } },
        '(min-width: 52em)': { display: 'flex' },
      },
    },
  },
});
export const end = component({ marginInlineStart: 'auto' });
