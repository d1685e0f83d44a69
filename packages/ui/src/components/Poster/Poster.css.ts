import { styleVariants } from '@vanilla-extract/css';
import { bwColours } from '../../theme/colours.js';
import { inThemes, notInMonochrome } from '../../theme/conditions.js';
import { isDark, palettes } from '../../theme/palettes.js';
import { component } from '../../theme/style.js';
import { vars } from '../../theme/vars.js';

/** Custom properties for the inks of one poster. The palette's class sets them. */
const ink = (name: 'field' | 'a' | 'b' | 'c' | 'type') => `--fg-poster-${name}`;

/** `Flood` sets its own field colour here, so that art and flood meet without a seam. */
export const floodedField = '--fg-poster-flood';

const poster = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  vars: { '--fg-poster-shade': `color-mix(in srgb, var(${ink('b')}) 22%, var(${ink('field')}))` },
});

const twoInks = (field: string, key: string) => ({ [ink('field')]: field, [ink('a')]: key, [ink('type')]: key });

// A monochrome theme has two inks, the field and the first. It prints the other two as patterns of them.
const inMonochrome = (darkField: boolean) =>
  component({
    selectors: inThemes(
      ({ monochrome }) => monochrome,
      ({ dark, colours: { bg, text } }) => ({
        vars: darkField === dark ? twoInks(bg.page, text.primary) : twoInks(text.primary, bg.page),
      }),
    ),
  });
const monochrome = { dark: inMonochrome(true), light: inMonochrome(false) };

export const palette = styleVariants(palettes, ({ field, a, b, c, type }) => [
  poster,
  component({
    vars: {
      [ink('field')]: `var(${floodedField}, ${field})`,
      [ink('a')]: a,
      [ink('b')]: b,
      [ink('c')]: c,
      [ink('type')]: type,
    },
  }),
  isDark(field) ? monochrome.dark : monochrome.light,
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
  b: component({ selectors: { [notInMonochrome]: { [property]: `var(${ink('b')})` } } }),
  c: component({ selectors: { [notInMonochrome]: { [property]: `var(${ink('c')})` } } }),
  shade: component({ selectors: { [notInMonochrome]: { [property]: 'var(--fg-poster-shade)' } } }),
});

export const filled = solid('fill');

export const drawn = solid('stroke');

export const overprinted = component({ selectors: { [notInMonochrome]: { mixBlendMode: 'multiply' } } });

export const type = component({
  fill: `var(${ink('type')})`,
  fontWeight: vars.weight.poster,
  selectors: { '&:lang(en)': { fontStretch: '75%', letterSpacing: '-0.018em' } },
});

export const glyph = component({ fontWeight: vars.weight.poster, textAnchor: 'middle' });
