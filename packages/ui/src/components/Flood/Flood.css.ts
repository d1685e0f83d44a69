import { styleVariants } from '@vanilla-extract/css';
import { bwColours, nightColours } from '../../theme/colours.js';
import { inBw, inNight, print } from '../../theme/conditions.js';
import { mix } from '../../theme/contrast.js';
import { palettes } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { local } from '../../theme/vars.js';
import { floodedField, isDark } from '../Poster/Poster.css.js';

const flood = component({
  background: `var(${local.flood})`,
  color: `var(${local.onFlood})`,
  vars: { [local.link]: 'currentColor' },
  selectors: {
    [inBw]: { vars: { [local.flood]: bwColours.bg.inverse, [local.onFlood]: bwColours.text.inverse } },
  },
  '@media': { [print]: { printColorAdjust: 'exact' } },
});

/** At night a dark field glows through the page and its art with it; a light one stays paper on a barely tinted page. */
export const nightFlood = (field: string) => mix(field, isDark(field) ? 0.34 : 0.12, nightColours.bg.page);

export const palette = styleVariants(palettes, ({ field, type }) => [
  component({
    vars: { [local.flood]: field, [local.onFlood]: type },
    selectors: {
      [inNight]: {
        vars: {
          [local.flood]: nightFlood(field),
          [local.onFlood]: nightColours.text.primary,
          ...(isDark(field) && { [floodedField]: nightFlood(field) }),
        },
      },
    },
  }),
  flood,
]);
