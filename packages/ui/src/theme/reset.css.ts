/**
 * The reset of plain elements. In the whole style sheet of the library it applies to every element of a page; beside
 * single sheets it applies to elements of the library alone, and the rules of `body` to the outermost ones
 * (`scripts/sheets.ts`).
 */
import { from, reducedMotion, touch } from './conditions.js';
import { families, stack } from './families.js';
import { reset } from './style.js';
import { local, vars } from './vars.js';

/** A site's own font, or ours. */
const fontFamily = (ours: readonly string[]) => `var(${local.fontFamily}, ${stack(ours)})`;
reset(':root, :lang(en), :lang(zh-Hant)', { fontFamily: fontFamily(families.traditional) });
reset(':lang(zh-Hans)', { fontFamily: fontFamily(families.simplified) });
// Code of a site keeps the browser's own font, and so do the parts of it that a site colours.
reset(':root :is(pre, code, kbd, samp)', { fontFamily: 'monospace' });
reset(':root :is(pre, code, kbd, samp) *', { fontFamily: 'inherit' });

/** The spaces of the condensed cuts are narrow, and WebKitGTK rounds them to two pixels. */
const wordSpacing = '0.08rem';

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body', {
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  wordSpacing,
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
  // The space of the heavy cut is as narrow, and `body` gives every size the same length.
  wordSpacing: '0.08em',
  textWrap: 'balance',
});
// Balanced lines break a Chinese word where they break a line. `pretty` only prevents a last line of one word or character.
reset('body, :is(h1, h2, h3, h4):lang(zh)', { textWrap: 'pretty' });
// A title that begins with a bracket begins where the words below it begin.
reset(':is(h1, h2, h3, h4):lang(zh)', { textSpacingTrim: 'trim-start' });
// Short facts break at spaces and punctuation, so that （紅館） and 11月25日 stay whole. Sentences break anywhere.
reset(':is(dt, dd, th, td, label, legend, button):lang(zh)', { wordBreak: 'keep-all' });
// So do headings where their parts have room. A part that is wider than a phone would leave its last character alone.
reset(':is(h1, h2, h3, h4):lang(zh)', { '@media': { [from.medium]: { wordBreak: 'keep-all' } } });
reset(':is(dd, td) p:lang(zh)', { wordBreak: 'normal' });
reset('ul, ol', { listStyle: 'none' });
// The end of a printed page cuts no entry of a list and no row of a table, and no heading stands alone above it.
reset('li, tr', { breakInside: 'avoid' });
reset('h1, h2, h3, h4', { breakAfter: 'avoid' });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing,
});
// Safari on a phone zooms the page at a focused field with smaller text.
reset('input, select, textarea', { '@media': { [touch]: { fontSize: 'max(16px, 1em)' } } });
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
