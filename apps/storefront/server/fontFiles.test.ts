import { expect, test } from 'vitest';
import { partFonts } from './fontFiles.js';

const ofFile =
  '@font-face{src:url(/assets/a.woff2)format("woff2");font-weight:400 900;unicode-range:U+20-7E,U+A0;font-family:Archivo}';
const ofSystem = '@font-face{src:local(Arial);size-adjust:74%;font-family:Archivo Fallback}';

test('a font with a file is parted from those of the system, and script can add it', () => {
  expect(partFonts(ofSystem + ofFile + ofSystem)).toEqual({
    files: [['Archivo', 'url(/assets/a.woff2)format("woff2")', { weight: '400 900', unicodeRange: 'U+20-7E,U+A0' }]],
    ofFiles: ofFile,
    ofSystem: ofSystem + ofSystem,
  });
});

test('a build without fonts has none', () => {
  expect(partFonts('')).toEqual({ files: [], ofFiles: '', ofSystem: '' });
});
