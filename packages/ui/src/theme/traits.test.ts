import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { themeNames } from './themes.js';

const src = fileURLToPath(new URL('..', import.meta.url));

/** Parts that are black on white in every theme, because a scanner, a printer or a reader of letters needs that. */
const paper = [
  'CaptchaField/CaptchaField.css.ts',
  'CardTool/CardTool.css.ts',
  'CardTool/ink.ts',
  'CompactReceipt/CompactReceipt.css.ts',
  'ETicket/ETicket.css.ts',
  'Poster/Poster.css.ts',
  'PrintTicket/paper.css.ts',
  'QrCode/QrCode.css.ts',
];

const sources = readdirSync(`${src}/components`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
  .map((name) => ({ name, source: readFileSync(`${src}/components/${name}`, 'utf8') }));

const naming = (words: string[]) =>
  sources
    .filter(({ source }) => words.some((word) => new RegExp(`\\b${word}\\b`).test(source)))
    .map(({ name }) => name)
    .sort();

/** A theme of one's own is a line in the table of themes: what differs in it follows from its traits. */
describe('Components know traits of themes, not themes', () => {
  test('no component takes the colours of a theme by its name, except black on white', () => {
    const [plain, ...others] = [...themeNames].sort((a, b) => Number(b === 'bw') - Number(a === 'bw'));
    expect(naming(others.map((name) => `${name}Colours`))).toEqual([]);
    expect(naming([`${plain}Colours`])).toEqual(paper);
  });

  test('no component has a selector for a theme by its name', () => {
    expect(naming(themeNames.map((name) => `data-theme="${name}"`))).toEqual([]);
  });

  test('no component has a corner or a font of its own, so that the tokens of a brand reach all of them', () => {
    const own = sources.flatMap(({ name, source }) =>
      [...source.matchAll(/\b(?:border\w*Radius|fontFamily|font): ?([^,\n]+)/g)]
        .map(([rule, value = '']) => ({ rule, value }))
        // Round marks are round in every brand, and a control inside a frame has no corners.
        .filter(({ value }) => name.endsWith('.css.ts') && !/^(vars\.radius\.|'50%'|0$|'inherit')/.test(value))
        .map(({ rule }) => `${name}: ${rule}`),
    );
    expect(own).toEqual([]);
  });
});
