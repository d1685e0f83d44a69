import * as fieldStyles from '../../private/Field/Field.css.js';
import { from } from '../../theme/conditions.js';
import { numerals } from '../../theme/numerals.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const parts = component({
  display: 'grid',
  gap: vars.space.s3,
  alignItems: 'end',
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(8rem, 2fr) minmax(0, 3fr)' } },
});

export const part = component({ minInlineSize: 0 });

export const partLabel = component({
  display: 'block',
  marginBlockEnd: vars.space.s1,
  color: vars.text.secondary,
  fontSize: vars.font.caption,
});

export const number = component({ ...numerals, fontWeight: vars.weight.medium }, fieldStyles.input);
