import { fallbackVar, styleVariants } from '@vanilla-extract/css';
import { bwColours } from '../../theme/colours.js';
import { isDark, type PaletteName, palettes } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { local, vars } from '../../theme/vars.js';

/** Custom properties for a poster's inks, set by the palette's class. */
const ink = (name: 'field' | 'a' | 'b' | 'c' | 'type') => `--fg-poster-${name}`;

const poster = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  vars: { '--fg-poster-shade': `color-mix(in srgb, var(${ink('b')}) 22%, var(${ink('field')}))` },
});

const ofPalette = (name: 'field' | 'a' | 'type') => `--fg-palette-${name}`;

const twoInks = (field: string, key: string) => ({ [ink('field')]: field, [ink('a')]: key, [ink('type')]: key });

/** The inks of the theme, or those of the palette. */
const inksOn = (ground: string, key: string) =>
  component({
    vars: {
      [ink('field')]: fallbackVar(ground, `var(${local.floodedField}, var(${ofPalette('field')}))`),
      [ink('a')]: fallbackVar(key, `var(${ofPalette('a')})`),
      [ink('type')]: fallbackVar(key, `var(${ofPalette('type')})`),
    },
  });
const inks = { dark: inksOn(vars.print.dark, vars.print.light), light: inksOn(vars.print.light, vars.print.dark) };

export const palette = styleVariants(palettes, ({ field, a, b, c, type }) => [
  poster,
  component({
    vars: {
      [ofPalette('field')]: field,
      [ofPalette('a')]: a,
      [ofPalette('type')]: type,
      // Invalid in a theme that prints patterns instead of these two.
      [ink('b')]: `${vars.print.palette} ${b}`,
      [ink('c')]: `${vars.print.palette} ${c}`,
    },
  }),
  isDark(field) ? inks.dark : inks.light,
]);

/** Computed at build time, so that the browser loads no colours. */
export const darkPalettes = (Object.keys(palettes) as PaletteName[]).filter((name) => isDark(palettes[name].field));

/** One ink in every theme, with patterns instead of the others. After the palettes, because it overrides their inks. */
const inOneInk = (field: string, key: string) => component({ vars: twoInks(field, key) });
export const mono = {
  dark: inOneInk(bwColours.bg.inverse, bwColours.text.inverse),
  light: inOneInk(bwColours.bg.page, bwColours.text.primary),
};

const solid = (property: 'fill' | 'stroke') => ({
  field: component({ [property]: `var(${ink('field')})` }),
  a: component({ [property]: `var(${ink('a')})` }),
});

export const filled = solid('fill');

export const drawn = solid('stroke');

export const overprinted = component({ mixBlendMode: vars.print.blend });

export const type = component({
  // Lines have measured positions, with `x` at the left end.
  direction: 'ltr',
  fill: `var(${ink('type')})`,
  fontWeight: vars.weight.poster,
  selectors: { '&:lang(en)': { fontStretch: '75%', letterSpacing: '-0.018em' } },
});

export const glyph = component({ fontWeight: vars.weight.poster, textAnchor: 'middle' });
