import { from } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const legend = component({
  // Columns align the seats of all lines.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  '@media': { [from.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))' } },
  fontSize: vars.font.small,
});

export const entry = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
});

export const price = component({
  marginInlineStart: vars.space.s1,
  ...numerals,
  fontWeight: vars.weight.strong,
});
