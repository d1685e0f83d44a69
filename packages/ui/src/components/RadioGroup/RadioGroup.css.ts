import { button, mark } from '../../private/Field/OptionLines.css.js';
import { component } from '../../theme/style.js';

export const radio = component(
  {
    borderRadius: '50%',
    selectors: {
      [`${button}[data-selected] &::after`]: {
        content: '""',
        // Forced colours keep borders and remove backgrounds.
        border: '0.375rem solid currentColor',
        borderRadius: '50%',
      },
    },
  },
  mark,
);
