import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';
import * as fieldStyles from '../Field/Field.css.js';

/** Needs padding at the end for the caret. */
export const select = component({ appearance: 'none', textOverflow: 'ellipsis', cursor: 'pointer' });

export const option = component({ background: vars.bg.surface, color: vars.text.primary });

/** Distance of the caret from the end. */
export const caretEnd = '--fg-caret-end';

export const caret = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `var(${caretEnd}, 0)`,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});

/** The frame of a select in a form. */
export const fieldFrame = component({ position: 'relative', vars: { [caretEnd]: '0.875rem' } }, fieldStyles.frame);

/** A select in `fieldFrame`. */
export const fieldSelect = component(
  {
    paddingInlineEnd: '2.5rem',
    // Browsers additionally fade disabled selects.
    selectors: { '&:disabled': { opacity: 1, cursor: 'not-allowed' } },
  },
  fieldStyles.input,
  select,
);
