import { assignVars, type GlobalStyleRule, globalFontFace, globalStyle } from '@vanilla-extract/css';
import archivo from '../assets/archivo-w62-100-latin.woff2?url&no-inline';
import { darkScheme, forcedColours, moreContrast, print } from './conditions.js';
import { layers } from './layers.css.js';
import { scale } from './scale.js';
import { type Theme, themeNames, themeSelector, themes } from './themes.js';
import { valuesOf } from './values.js';
import { local, vars } from './vars.js';

const inLayer = (layer: string) => (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: rule } });
const tokens = inLayer(layers.tokens);

/* The themes. `assignVars` takes every role or does not compile. */

const { font, weight, leading, stretch, space, size, radius, duration, easing, z, ...themed } = vars;
const fixed = { font, weight, leading, stretch, space, size, radius, duration, easing, z };
const { bg, text, border, zone, line } = themed;
const everyTheme = ':root, [data-theme]';

/** A theme in its own layer, so that the settings of a reader, below, change a custom theme too. */
const theme = inLayer(layers.themes);
const ofDefault = assignVars(themed, valuesOf(themes.default));
/** Every part with a theme has the values of the default one, so another theme adds those that differ. */
const varsOf = (each: Theme) =>
  Object.fromEntries(
    Object.entries(assignVars(themed, valuesOf(each))).filter(
      ([name, value]) => value !== ofDefault[name as keyof typeof ofDefault],
    ),
  );
/** A dark theme is for screens. It prints as the default one. */
const sets = (each: Theme, query = 'screen'): GlobalStyleRule =>
  each.dark ? { '@media': { [query]: { vars: varsOf(each), colorScheme: 'dark' } } } : { vars: varsOf(each) };

tokens(':root', { vars: assignVars(fixed, scale) });
// A page without a theme has the default one. A part of a page may carry any theme, inside of any other.
theme(`:where(${everyTheme})`, { vars: ofDefault });
for (const name of themeNames) {
  if (name !== 'default') theme(themeSelector(name), sets(themes[name]));
}
// The system of the reader chooses.
theme(themeSelector('auto'), sets(themes.night, `screen and ${darkScheme}`));
// A part with its own theme has its ground and words, and nothing of the surface around it. `body` has those of a page.
const { fontFamily: _, ...ofSurface } = local;
theme(':where([data-theme]:not(:root))', {
  colorScheme: 'light',
  background: bg.page,
  color: text.primary,
  vars: Object.fromEntries(Object.values(ofSurface).map((name) => [name, 'initial'])),
});
tokens(everyTheme, { '@media': { [print]: { vars: { [bg.page]: themes.default.colours.bg.surface } } } });
// With `prefers-contrast: more`, all words and rules have the contrast of text, whatever the theme.
tokens(everyTheme, {
  '@media': {
    [moreContrast]: {
      vars: {
        [text.secondary]: text.primary,
        [text.muted]: text.primary,
        [text.inverseMuted]: text.inverse,
        [border.hair]: border.strong,
        [border.control]: border.strong,
        [border.perf]: border.strong,
      },
    },
  },
});
// A system palette replaces every colour: hair rules then look like all others, and only patterns distinguish zones.
const system = 'CanvasText';
tokens(everyTheme, {
  '@media': {
    [forcedColours]: {
      vars: assignVars(
        { line, hair: border.hair, zone },
        {
          line: { width: '1px' },
          hair: system,
          zone: { a: system, b: system, c: system, d: system },
        },
      ),
    },
  },
});

/* Type. Archivo for Latin and numerals, the system's own font for Chinese, by language. */

const latin = 'U+20-7E, U+A0-FF, U+2013-2026, U+2190-2192, U+2212';
globalFontFace('Archivo', {
  src: `url("${archivo}") format("woff2")`,
  fontWeight: '400 900',
  fontStretch: '62% 100%',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
/**
 * Arial in Archivo's measures until Archivo has loaded, so that lines break in the same places and nothing moves: one
 * face for each band of width and weight, with the mean of what texts of the site measure in both fonts. Liberation Sans
 * has the measures of Arial. It is the first name because a name that is missing is slow to look up on Linux alone.
 */
const fallback = (fontStretch: string, fontWeight: string, sizeAdjust: number) => ({
  src: fontWeight.endsWith('600')
    ? 'local("Liberation Sans"), local("Arial")'
    : 'local("Liberation Sans Bold"), local("Arial Bold")',
  fontStretch,
  fontWeight,
  sizeAdjust: `${sizeAdjust}%`,
  ascentOverride: `${(8780 / sizeAdjust).toFixed(1)}%` as const,
  descentOverride: `${(2100 / sizeAdjust).toFixed(1)}%` as const,
  lineGapOverride: '0%' as const,
  unicodeRange: latin,
});
globalFontFace('Archivo Fallback', [
  fallback('62% 75%', '400 600', 74),
  fallback('62% 75%', '700 900', 75),
  // Little is lighter in this width.
  fallback('76% 90%', '400 900', 86.5),
  fallback('91% 100%', '400 600', 99.5),
  fallback('91% 100%', '700', 100.3),
  fallback('91% 100%', '800 900', 105.5),
]);

// Noto Sans CJK where it is installed. Why it is a face is said in families.ts.
for (const region of ['HK', 'SC'] as const) {
  const noto = (weight: string) => `local("NotoSansCJK${region.toLowerCase()}-${weight}")`;
  globalFontFace(`Noto ${region}`, [{ src: noto('Regular') }, { src: noto('Bold'), fontWeight: '600 900' }]);
}

/* The direction of lines, inherited from the nearest element that sets it (`forward` of direction.ts). */

tokens('[dir="rtl"]', { vars: { '--fg-forward': '-1' } });
tokens('[dir="ltr"]', { vars: { '--fg-forward': '1' } });

/* What a person chooses on the root: the text size and grey. */

tokens('html[data-size="14"]', { fontSize: '14px' });
tokens('html[data-size="18"]', { fontSize: '18px' });
// The filter is on the root, so that fixed elements keep their position.
tokens('html[data-gray]', { filter: 'grayscale(1)' });
// The top layer is not inside the root for its filter.
tokens('html[data-gray] [popover]', { filter: 'grayscale(1)' });
