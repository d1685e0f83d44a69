import { styleVariants } from '@vanilla-extract/css';
import { bwColours, nightColours } from '../../theme/colours.js';
import { inDark, inMonochrome, print } from '../../theme/conditions.js';
import { actionsOnBlack } from '../../theme/onBlack.js';
import { isDark, nightFlood, palettes } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';
import { floodedField } from '../Poster/Poster.css.js';

const flood = component({
  background: `var(${local.flood})`,
  color: `var(${local.onFlood})`,
  vars: { [local.link]: 'currentColor' },
  selectors: {
    [inMonochrome]: {
      vars: {
        [local.flood]: bwColours.bg.inverse,
        [local.onFlood]: bwColours.text.inverse,
        ...actionsOnBlack,
      },
    },
  },
  '@media': {
    // In print the art keeps its ink; the words are black on white.
    [print]: {
      selectors: { '&&': { vars: { [local.flood]: vars.bg.surface, [local.onFlood]: vars.text.primary } } },
    },
  },
});

export const palette = styleVariants(palettes, ({ field, type }) => [
  component({
    vars: { [local.flood]: field, [local.onFlood]: type },
    '@media': {
      screen: {
        selectors: {
          [inDark]: {
            vars: {
              [local.flood]: nightFlood(field),
              [local.onFlood]: nightColours.text.primary,
              ...(isDark(field) && { [floodedField]: nightFlood(field) }),
            },
          },
        },
      },
    },
  }),
  flood,
]);
