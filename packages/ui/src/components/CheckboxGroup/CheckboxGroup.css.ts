import { button, mark } from '../../private/Field/OptionLines.css.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

export const box = component(
  {
    borderRadius: vars.radius.choice,
    lineHeight: '1',
    selectors: {
      [`${button}[data-selected]:not([data-disabled], [data-readonly]) &`]: {
        borderColor: vars.selected.bg,
        background: vars.selected.bg,
        color: vars.selected.text,
      },
    },
  },
  mark,
);
