import { globalStyle } from '@vanilla-extract/css';
import { from, onPhone, print } from '../../theme/conditions.js';
import { layers } from '../../theme/layers.css.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const bar = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.basket,
  display: 'flex',
  // On the narrowest screens with the largest text, the price is above the action.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  padding: `${vars.space.s2} ${vars.size.gutter}`,
  paddingBlockEnd: `max(${vars.space.s2}, env(safe-area-inset-bottom))`,
  background: vars.bg.surface,
  borderBlockStart: `2px solid ${vars.border.strong}`,
  '@media': { [from.medium]: { display: 'none' }, [print]: { display: 'none' } },
});

// Focused controls stay above the bar (WCAG 2.4.11), also with two lines.
globalStyle(`html:has(.${bar})`, {
  '@layer': {
    [layers.components]: { '@media': { [onPhone]: { scrollPaddingBlockEnd: '9rem' } } },
  },
});

export const facts = component({
  fontSize: vars.font.h5,
  fontWeight: vars.weight.strong,
  ...numerals,
  lineHeight: vars.leading.title,
  whiteSpace: 'nowrap',
});

/** The space next to the price. Text may break before the action wraps. */
export const action = component({ flex: '1 1 11rem', display: 'grid' });
