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

/* `assignVars` does not compile with a missing role. */

const { font, weight, leading, stretch, space, size, radius, shape, duration, easing, z, ...themed } = vars;
const fixed = { font, weight, leading, stretch, space, size, radius, shape, duration, easing, z };
const { bg, text, border, zone, line } = themed;
const everyTheme = ':root, :host, [data-theme]';

/** A theme in a layer, so that the reader's settings below also change custom themes. */
const theme = inLayer(layers.themes);
const ofDefault = assignVars(themed, valuesOf(themes.default));
/** Every themed part has the default values, and other themes add differences. */
const varsOf = (each: Theme) =>
  Object.fromEntries(
    Object.entries(assignVars(themed, valuesOf(each))).filter(
      ([name, value]) => value !== ofDefault[name as keyof typeof ofDefault],
    ),
  );
/** Dark themes are for screens, and print like the default one. */
const sets = (each: Theme, query = 'screen'): GlobalStyleRule =>
  each.dark ? { '@media': { [query]: { vars: varsOf(each), colorScheme: 'dark' } } } : { vars: varsOf(each) };

tokens(':root, :host', { vars: assignVars(fixed, scale) });
// Pages without a theme have the default one. Parts may have any theme, nested in any other.
theme(`:where(${everyTheme})`, { vars: ofDefault });
for (const name of themeNames) {
  if (name !== 'default') theme(themeSelector(name), sets(themes[name]));
}
// Follows the reader's system.
theme(themeSelector('auto'), sets(themes.night, `screen and ${darkScheme}`));
// A themed part has its own ground and text, independent of surrounding surfaces. `body` has those of a page.
const { fontFamily: _, ...ofSurface } = local;
theme(':where([data-theme]:not(:root))', {
  colorScheme: 'light',
  background: bg.page,
  color: text.primary,
  vars: Object.fromEntries(Object.values(ofSurface).map((name) => [name, 'initial'])),
});
tokens(everyTheme, { '@media': { [print]: { vars: { [bg.page]: themes.default.colours.bg.surface } } } });
// With `prefers-contrast: more`, all text and rules have text contrast.
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
// Forced colours make all rules equal, so only patterns distinguish zones.
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

/* Archivo for Latin and digits, system fonts for Chinese. */

const latin = 'U+20-7E, U+A0-FF, U+2013-2026, U+2190-2192, U+2212';
globalFontFace('Archivo', {
  src: `url("${archivo}") format("woff2")`,
  fontWeight: '400 900',
  fontStretch: '62% 100%',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
/**
 * Arial with Archivo's metrics until Archivo loads, to prevent layout shifts. Liberation Sans is first, because a
 * missing first name is slow on Linux.
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

// Noto Sans CJK, if installed; families.ts has the reason.
for (const region of ['HK', 'SC'] as const) {
  const noto = (weight: string) => `local("NotoSansCJK${region.toLowerCase()}-${weight}")`;
  globalFontFace(`Noto ${region}`, [{ src: noto('Regular') }, { src: noto('Bold'), fontWeight: '600 900' }]);
}

// React Aria's rule for what can be pressed (`keepStyleOut.ts`).
tokens('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

/* Text direction, inherited from the nearest element that sets it (`forward` of direction.ts). */

tokens('[dir="rtl"]', { vars: { '--fg-forward': '-1' } });
tokens('[dir="ltr"]', { vars: { '--fg-forward': '1' } });

/* Settings on the root: text size and grayscale. */

tokens('html[data-size="14"]', { fontSize: '14px' });
tokens('html[data-size="18"]', { fontSize: '18px' });
// On the root, so that fixed elements keep their position.
tokens('html[data-gray]', { filter: 'grayscale(1)' });
// The root's filter does not affect the top layer.
tokens('html[data-gray] [popover]', { filter: 'grayscale(1)' });
