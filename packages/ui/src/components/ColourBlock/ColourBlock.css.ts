import { fallbackVar, styleVariants } from '@vanilla-extract/css';
import { inverse } from '../../private/inverse.css.js';
import { print } from '../../theme/conditions.js';
import { isDark, palettes, shareInDark } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

const flood = component(
  {
    background: `var(${local.flood})`,
    color: `var(${local.onFlood})`,
    vars: { [local.link]: 'currentColor' },
  },
  inverse,
);

/** Field and type colours of a palette, or the theme's. */
const colours = (field: string, type: string) => {
  const mixedInto = (ground: string) => `color-mix(in srgb, ${field} ${shareInDark(field) * 100}%, ${ground})`;
  return {
    [local.flood]: fallbackVar(vars.flood.bg, mixedInto(fallbackVar(vars.flood.ground, field))),
    [local.onFlood]: fallbackVar(vars.flood.text, type),
    // Invalid without a ground in the theme, so that posters inside keep their field.
    [local.floodedField]: isDark(field) ? mixedInto(vars.flood.ground) : 'initial',
  };
};

export const palette = styleVariants(palettes, ({ field, type }) => [
  component({
    vars: colours(field, type),
    // In print, art keeps its ink and text is black on white.
    '@media': { [print]: { vars: { [local.flood]: vars.bg.surface, [local.onFlood]: vars.text.primary } } },
  }),
  flood,
]);
