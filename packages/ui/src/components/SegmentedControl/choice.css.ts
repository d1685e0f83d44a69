import { forcedColours, hovered, hovers } from '../../theme/conditions.js';
import { rings } from '../../theme/focus.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** A selectable box in all states. Components set its layout. */
export const choice = component({
  position: 'relative',
  minBlockSize: `max(3rem, ${vars.size.touch})`,
  border: `1.5px solid ${vars.border.control}`,
  background: vars.bg.surface,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.title,
  cursor: 'pointer',
  selectors: {
    '&[data-invalid]': { border: `${vars.alert.width} ${vars.alert.line} ${vars.text.danger}` },
    '&[data-disabled]': {
      borderStyle: 'dashed',
      background: vars.bg.sunken,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
    '&[data-selected]': {
      borderColor: vars.selected.bg,
      background: vars.selected.bg,
      color: vars.selected.text,
      fontWeight: vars.weight.title,
    },
    // A rule instead of cells, because nothing can be chosen.
    '&[data-readonly]': { borderStyle: 'none none solid', background: 'none', cursor: 'default' },
    '&[data-selected][data-readonly]': {
      borderColor: vars.border.control,
      background: 'none',
      color: vars.text.primary,
    },
    '&[data-selected][data-disabled]': {
      borderColor: vars.border.strong,
      background: vars.bg.sunken,
      color: vars.text.primary,
    },
    '&:has(:focus-visible)': rings,
  },
  '@media': {
    [hovers]: {
      selectors: {
        [hovered]: {
          background: vars.bg.sunken,
          textDecoration: 'underline',
          textUnderlineOffset: '0.3em',
        },
      },
    },
    [forcedColours]: {
      selectors: {
        '&[data-selected]:not([data-disabled], [data-readonly])': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
          boxShadow: 'none',
        },
      },
    },
  },
});
