import { styleVariants } from '@vanilla-extract/css';
import { bwColours } from '../../theme/colours.js';
import { inColoured } from '../../theme/conditions.js';
import { isDark, palettes } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { byTrait, printed } from '../../theme/traits.js';
import { local, vars } from '../../theme/vars.js';

/** Custom properties for the inks of one poster. The palette's class sets them. */
const ink = (name: 'field' | 'a' | 'b' | 'c' | 'type') => `--fg-poster-${name}`;

const poster = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  vars: { '--fg-poster-shade': `color-mix(in srgb, var(${ink('b')}) 22%, var(${ink('field')}))` },
});

const ofPalette = (name: 'field' | 'a' | 'type') => `--fg-palette-${name}`;

const twoInks = (field: string, key: string) => ({ [ink('field')]: field, [ink('a')]: key, [ink('type')]: key });

// A monochrome theme has two inks, the field and the first. It prints the other two as patterns of them.
const inksOn = (field: 'dark' | 'light') => {
  const [ground, key] = field === 'dark' ? [printed.dark, printed.light] : [printed.light, printed.dark];
  const inMonochrome = (ours: string, palette: string) => byTrait('monochrome', `var(${ours})`, palette);
  return component({
    vars: {
      [ink('field')]: inMonochrome(ground, `var(${local.floodedField}, var(${ofPalette('field')}))`),
      [ink('a')]: inMonochrome(key, `var(${ofPalette('a')})`),
      [ink('type')]: inMonochrome(key, `var(${ofPalette('type')})`),
    },
  });
};
const inks = { dark: inksOn('dark'), light: inksOn('light') };

export const palette = styleVariants(palettes, ({ field, a, b, c, type }) => [
  poster,
  component({
    vars: {
      [ofPalette('field')]: field,
      [ofPalette('a')]: a,
      [ofPalette('type')]: type,
      [ink('b')]: b,
      [ink('c')]: c,
    },
  }),
  isDark(field) ? inks.dark : inks.light,
]);

/**
 * One ink in every theme, with the patterns of a monochrome one. It follows the palettes because it overrides their
 * inks.
 */
const inOneInk = (field: string, key: string) => component({ vars: twoInks(field, key) });
export const mono = {
  dark: inOneInk(bwColours.bg.inverse, bwColours.text.inverse),
  light: inOneInk(bwColours.bg.page, bwColours.text.primary),
};

const solid = (property: 'fill' | 'stroke') => ({
  field: component({ [property]: `var(${ink('field')})` }),
  a: component({ [property]: `var(${ink('a')})` }),
  // In black and white the element's own attribute applies: a pattern, whose id only the element knows.
  b: component({ selectors: { [inColoured]: { [property]: `var(${ink('b')})` } } }),
  c: component({ selectors: { [inColoured]: { [property]: `var(${ink('c')})` } } }),
  shade: component({ selectors: { [inColoured]: { [property]: 'var(--fg-poster-shade)' } } }),
});

export const filled = solid('fill');

export const drawn = solid('stroke');

export const overprinted = component({ selectors: { [inColoured]: { mixBlendMode: 'multiply' } } });

export const type = component({
  // Each line stands where it was measured, and `x` is its left end.
  direction: 'ltr',
  fill: `var(${ink('type')})`,
  fontWeight: vars.weight.poster,
  selectors: { '&:lang(en)': { fontStretch: '75%', letterSpacing: '-0.018em' } },
});

export const glyph = component({ fontWeight: vars.weight.poster, textAnchor: 'middle' });
