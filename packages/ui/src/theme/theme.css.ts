import { assignVars, type GlobalStyleRule, globalFontFace, globalStyle } from '@vanilla-extract/css';
import archivo from '../assets/archivo-w62-100-latin.woff2?url&no-inline';
import type { Colours } from './colours.js';
import { forcedColours, moreContrast, print, reducedMotion } from './conditions.js';
import { families, stack } from './families.js';
import { layers } from './layers.css.js';
import { scale } from './scale.js';
import { themeNames, themeSelector, themes } from './themes.js';
import { vars } from './vars.js';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

const tokens = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

/* The themes. `assignVars` takes every role or does not compile. */

const { bg, text, border, action, selected, like, focus, zone, line, ...fixed } = vars;
const themed = { bg, text, border, action, selected, like, focus, zone, line };
const rolesOf = (colours: Colours, lineWidth: string) => assignVars(themed, { ...colours, line: { width: lineWidth } });

tokens(':root', { vars: assignVars(fixed, scale) });
for (const name of themeNames) {
  const { colours, lineWidth, dark } = themes[name];
  const rule = { vars: rolesOf(colours, lineWidth) };
  // A page without `data-theme` has the default theme; a part of a page may carry any theme.
  const selector = name === 'default' ? `:root, ${themeSelector(name)}` : themeSelector(name);
  tokens(selector, dark ? { '@media': { screen: rule } } : rule);
}
tokens(':root', { '@media': { [print]: { vars: { [bg.page]: themes.default.colours.bg.surface } } } });
// With `prefers-contrast: more`, all words and rules have the contrast of text, whatever the theme.
tokens(':root, [data-theme]', {
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
tokens(':root', {
  '@media': {
    [forcedColours]: {
      vars: assignVars(
        { line, hair: border.hair, zone },
        { line: { width: '1px' }, hair: system, zone: { a: system, b: system, c: system, d: system } },
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
// Arial in Archivo's measures, for its three bands of width, until Archivo has loaded, so that lines break in the same places and nothing moves.
const fallback = (fontStretch: string, isBold: boolean, sizeAdjust: number) => ({
  src: isBold ? 'local("Arial Bold"), local("Liberation Sans Bold")' : 'local("Arial"), local("Liberation Sans")',
  fontStretch,
  fontWeight: isBold ? '700 900' : '400 600',
  sizeAdjust: `${sizeAdjust}%`,
  ascentOverride: `${(8780 / sizeAdjust).toFixed(1)}%` as const,
  descentOverride: `${(2100 / sizeAdjust).toFixed(1)}%` as const,
  lineGapOverride: '0%' as const,
  unicodeRange: latin,
});
globalFontFace('Archivo Fallback', [
  fallback('62% 75%', false, 71.5),
  fallback('62% 75%', true, 76),
  fallback('76% 90%', false, 82),
  fallback('76% 90%', true, 90),
  fallback('91% 100%', false, 98.4),
  fallback('91% 100%', true, 103.6),
]);
reset(':root, :lang(en), :lang(zh-Hant)', { fontFamily: stack(families.traditional) });
reset(':lang(zh-Hans)', { fontFamily: stack(families.simplified) });

/* The page and its plain elements. */

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  fontSize: '16px',
  colorScheme: 'light',
  WebkitTextSizeAdjust: '100%',
  // The focus ring of a control at the edge of the screen stays in view.
  scrollPaddingBlock: vars.space.s4,
});
reset('html[data-size="14"]', { fontSize: '14px' });
reset('html[data-size="18"]', { fontSize: '18px' });
for (const name of themeNames.filter((each) => themes[each].dark)) {
  reset(`html${themeSelector(name)}`, { '@media': { screen: { colorScheme: 'dark' } } });
}
// The filter is on the root, so that fixed elements keep their position.
reset('html[data-gray]', { filter: 'grayscale(1)' });
// The top layer is not inside the root for its filter.
reset('html[data-gray] [popover]', { filter: 'grayscale(1)' });
reset('body', {
  margin: 0,
  background: vars.bg.page,
  color: vars.text.primary,
  fontSize: vars.font.body,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  // Chinese system fonts stop at semibold: a synthesised black weight smears the strokes.
  fontSynthesisWeight: 'none',
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 });
reset('fieldset', { minInlineSize: 0 });
reset('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.weight.poster,
  lineHeight: vars.leading.title,
});
reset(':is(h1, h2, h3, h4):lang(en)', {
  fontStretch: vars.stretch.title,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});
// Balanced lines break a Chinese word where they break a line. `pretty` only prevents a last line of one character.
reset('body:lang(zh), :is(h1, h2, h3, h4):lang(zh)', { textWrap: 'pretty' });
// A title that begins with a bracket begins where the words below it begin.
reset(':is(h1, h2, h3, h4):lang(zh)', { textSpacingTrim: 'trim-start' });
// Short facts break at spaces and punctuation, so that （紅館） and 11月25日 stay whole. Sentences break anywhere.
reset(':is(dt, dd, th, td, label, legend, button):lang(zh)', { wordBreak: 'keep-all' });
reset(':is(dd, td) p:lang(zh)', { wordBreak: 'normal' });
reset('ul, ol', { listStyle: 'none' });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('[hidden]', { display: 'none !important' });

/* Focus and motion. */

// One of the two rings reaches 3:1 on every background. An outline also works with forced colours.
reset(':focus-visible', {
  outline: `2px solid ${vars.focus.outer}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${vars.focus.inner}`,
});
// A heading that gets the focus by script, so that a screen reader reads it, is not a control and needs no ring.
reset(':is(h1, h2)[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });
reset('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A short duration would give every element a transition, each of which begins after that of its parent: a new
      // theme would reach the innermost texts many frames later.
      transitionProperty: 'none !important',
    },
  },
});
