import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { themeNames } from './themes.js';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** Parts that are black on white in every theme, because a scanner, a printer or a reader of letters needs that. */
const paper = [
  'ui/src/components/CaptchaField/CaptchaField.css.ts',
  'ui/src/components/CardTool/CardTool.css.ts',
  'ui/src/components/CardTool/ink.ts',
  'ui/src/components/CompactReceipt/CompactReceipt.css.ts',
  'ui/src/components/ETicket/ETicket.css.ts',
  'ui/src/components/Poster/Poster.css.ts',
  'ui/src/components/PrintTicket/paper.css.ts',
  'ui/src/components/QrCode/QrCode.css.ts',
];

const sources = ['ui/src/components', 'ui/src/private', 'screens/src'].flatMap((folder) =>
  readdirSync(`${packages}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .map((name) => ({ name, source: readFileSync(`${packages}/${name}`, 'utf8') })),
);

const naming = (words: string[]) =>
  sources
    .filter(({ source }) => words.some((word) => new RegExp(`\\b${word}\\b`).test(source)))
    .map(({ name }) => name)
    .sort();

/** A new theme is a line in the table of themes. What differs in it is a token. */
describe('Components and screens know no theme', () => {
  test('none takes the colours of a theme by its name, except black on white', () => {
    const [plain, ...others] = [...themeNames].sort((a, b) => Number(b === 'bw') - Number(a === 'bw'));
    expect(naming(others.map((name) => `${name}Colours`))).toEqual([]);
    expect(naming([`${plain}Colours`])).toEqual(paper);
  });

  test('none has a selector for a theme', () => {
    expect(naming([...themeNames.map((name) => `data-theme="${name}"`), 'prefers-color-scheme'])).toEqual([]);
  });

  test('none asks what kind of theme it is in', () => {
    expect(naming(['monochrome', ...themeNames.map((name) => `themes\\.${name}`)])).toEqual([]);
  });

  test('no component sets a corner or a font without a token, so that a brand reaches all of them', () => {
    const own = sources.flatMap(({ name, source }) =>
      [...source.matchAll(/\b(?:border\w*Radius|fontFamily|font): ?([^,\n]+)/g)]
        .map(([rule, value = '']) => ({ rule, value }))
        // Round marks are round in every brand, and a control inside a frame has no corners.
        .filter(
          ({ value }) =>
            name.startsWith('ui/src/components') &&
            name.endsWith('.css.ts') &&
            !/^(vars\.radius\.|'50%'|0$|'inherit')/.test(value),
        )
        .map(({ rule }) => `${name}: ${rule}`),
    );
    expect(own).toEqual([]);
  });
});
