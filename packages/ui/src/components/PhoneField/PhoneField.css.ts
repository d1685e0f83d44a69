import * as fieldStyles from '../../private/Field/Field.css.js';
import { from } from '../../theme/conditions.js';
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

export const selectFrame = component({ position: 'relative' }, fieldStyles.frame);

export const select = component(
  {
    appearance: 'none',
    paddingInlineEnd: '2.5rem',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    // Browsers make a disabled select paler on top of its own colour.
    selectors: { '&:disabled': { opacity: 1, cursor: 'not-allowed' } },
  },
  fieldStyles.input,
);

export const option = component({ background: vars.bg.surface, color: vars.text.primary });

export const caret = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.875rem',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});

export const number = component(
  { fontStretch: vars.stretch.data, fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: vars.weight.medium },
  fieldStyles.input,
);
