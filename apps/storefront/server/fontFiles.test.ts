import { expect, test } from 'vitest';
import { fontFile, hasFile } from './fontFiles.js';
import { parseStyles } from './usedStyles.js';

const rules = parseStyles(
  '@font-face{src:local(Arial);size-adjust:74%;font-family:Archivo Fallback}' +
    '@font-face{src:url(/assets/a.woff2)format("woff2");font-weight:400 900;unicode-range:U+20-7E,U+A0;font-family:Archivo}',
);

test('a font with a file is told from those of the system, and script can add it', () => {
  expect(rules.map(hasFile)).toEqual([false, true]);
  expect(rules.filter(hasFile).map(fontFile)).toEqual([
    ['Archivo', 'url(/assets/a.woff2)format("woff2")', { weight: '400 900', unicodeRange: 'U+20-7E,U+A0' }],
  ]);
});
