/** Reset of plain elements: of the whole page, or with single sheets of library elements only (`scripts/sheets.ts`). */
import { from, reducedMotion, touch } from './conditions.js';
import { families, stack } from './families.js';
import { rings } from './focus.js';
import { reset } from './style.js';
import { local, vars } from './vars.js';

/** The site's font, or ours. */
const fontFamily = (ours: readonly string[]) => `var(${local.fontFamily}, ${stack(ours)})`;
reset(':root, :lang(en), :lang(zh-Hant)', { fontFamily: fontFamily(families.traditional) });
reset(':lang(zh-Hans)', { fontFamily: fontFamily(families.simplified) });
// Code keeps the browser's font, including parts that a site colours.
reset(':root :is(pre, code, kbd, samp)', { fontFamily: 'monospace' });
reset(':root :is(pre, code, kbd, samp) *', { fontFamily: 'inherit' });

/** Spaces of condensed fonts are narrow, and WebKitGTK rounds them to two pixels. */
const wordSpacing = '0.08rem';

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body', {
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  wordSpacing,
  // Chinese system fonts end at semibold, and synthesised weights smear strokes.
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
  // The length of `body` is too short for headings.
  wordSpacing: '0.08em',
  textWrap: 'balance',
});
// `balance` breaks Chinese words. `pretty` only avoids a last line of one word or character.
reset('body, :is(h1, h2, h3, h4):lang(zh)', { textWrap: 'pretty' });
// Aligns a title that starts with a bracket with the text below.
reset(':is(h1, h2, h3, h4):lang(zh)', { textSpacingTrim: 'trim-start' });
// Short facts break at spaces and punctuation, so that （紅館） and 11月25日 stay whole. Sentences break anywhere.
reset(':is(dt, dd, th, td, label, legend, button):lang(zh)', { wordBreak: 'keep-all' });
// Headings too, if wide enough. On phones, a long part would leave its last character alone.
reset(':is(h1, h2, h3, h4):lang(zh)', { '@media': { [from.medium]: { wordBreak: 'keep-all' } } });
reset(':is(dd, td) p:lang(zh)', { wordBreak: 'normal' });
reset('ul, ol', { listStyle: 'none' });
// In print, list entries, table rows and headings are not split from their content.
reset('li, tr', { breakInside: 'avoid' });
reset('h1, h2, h3, h4', { breakAfter: 'avoid' });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing,
});
// Safari on phones zooms at fields with smaller text.
reset('input, select, textarea', { '@media': { [touch]: { fontSize: 'max(16px, 1em)' } } });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('[hidden]', { display: 'none !important' });

/* Focus and motion. */

// One of the two rings has 3:1 on every background. Outlines also work in forced colours.
reset(':focus-visible', rings);
// Headings focused by script are not controls, so need no ring.
reset(':is(h1, h2)[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });
reset('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Short durations would create transitions that start one after the other, delaying a new theme in nested
      // elements.
      transitionProperty: 'none !important',
    },
  },
});
