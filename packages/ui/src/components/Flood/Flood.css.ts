import { styleVariants } from '@vanilla-extract/css';
import { inMonochrome, inThemes, print } from '../../theme/conditions.js';
import { actionsOnBlack } from '../../theme/onBlack.js';
import { floodInDark, isDark, palettes } from '../../theme/palettes.js';
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
        [local.flood]: vars.bg.inverse,
        [local.onFlood]: vars.text.inverse,
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
        selectors: inThemes(
          ({ dark, monochrome }) => dark && !monochrome,
          ({ colours }) => ({
            vars: {
              [local.flood]: floodInDark(field, colours),
              [local.onFlood]: colours.text.primary,
              ...(isDark(field) && { [floodedField]: floodInDark(field, colours) }),
            },
          }),
        ),
      },
    },
  }),
  flood,
]);
