import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Lang, langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { serverWords } from '@first-gong/i18n/server';
import { expect, test } from 'vitest';
import { createCatalogue } from '../../fake-api/src/catalogue/index.js';
import { boxOffices, kiosks } from '../../fake-api/src/lists/places.js';
import { rejectedWords } from './rejectedWords.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const glossary = readFileSync(`${root}docs/reference/glossary.md`, 'utf8');

/** Rows of tables with the column "Text": key such as `event.venue`, and texts. */
function rowsOf(markdown: string): { key: string; shown: Record<Lang, string> }[] {
  return markdown
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 8 && cells[5] !== 'Text' && !cells[5]?.startsWith('--'))
    .map(([, , en_us = '', zh_hk = '', zh_cn = '', key = '']) => ({
      key: key.replaceAll('`', ''),
      shown: { en_us, zh_hk, zh_cn },
    }));
}

/** Texts by area, of pages and server. */
const areasOf = async (lang: Lang): Promise<object> => ({ ...(await loadAllWords(lang)), ...serverWords[lang] });
const areas: Record<Lang, object> = {
  en_us: await areasOf('en_us'),
  zh_hk: await areasOf('zh_hk'),
  zh_cn: await areasOf('zh_cn'),
};

/** A text with all its forms. Empty for an unknown key. */
function textsAt(key: string, lang: Lang): string[] {
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      areas[lang],
    );
  if (typeof found === 'string') return [found];
  return typeof found === 'object' && found !== null ? Object.values(found).map(String) : [];
}

/** "home.title zh_hk" for each row whose text is missing or different. */
const faultsIn = (markdown: string) =>
  rowsOf(markdown).flatMap(({ key, shown }) =>
    langs
      .filter((lang) => !textsAt(key, lang).some((text) => text.toLowerCase().includes(shown[lang].toLowerCase())))
      .map((lang) => `${key} ${lang}: ${shown[lang]}`),
  );

test('§1 every text that the glossary names exists, with the words of its row in each language', () => {
  expect(rowsOf(glossary).length).toBeGreaterThan(75);
  expect(faultsIn(glossary)).toEqual([]);
});

test('every key in the sentences of the glossary exists', () => {
  const keys = [...glossary.matchAll(/`((\w+)\.[\w.]+)`/g)].filter(([, , area = '']) => area in areas.en_us);
  expect(keys.length).toBeGreaterThan(75);
  expect(keys.flatMap(([, key = '']) => (textsAt(key, 'en_us').length === 0 ? [key] : []))).toEqual([]);
});

test.each([
  ['| `interest` | Category | 類別 | 类别 | `home.nothing` | A text that does not exist. |', 3],
  ['| `venue` | Venue | 場館 | 场馆 | `event.venue` | Another word. |', 1],
  ['| `venue` | Venue | 場地 | 场馆 | | No text. |', 3],
])('a wrong row of the glossary is found: %s', (row, faults) => {
  expect(faultsIn(row)).toHaveLength(faults);
});

/** All strings in a value, of three-language texts only one. */
function textsIn(value: unknown, lang: Lang): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key !== lang && langs.some((other) => other === key) ? [] : textsIn(inner, lang),
  );
}

const content = `${root}packages/i18n/src/content`;
const pages = readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** Lines of a page without figures, anchors and URLs. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\{\{\w+\}\}/g, '{{}}')
    .replace(/\{#\w+\}|\]\([\w#]+\)/g, '')
    .split('\n');
const data = { events: createCatalogue({ seed: 1 }).at('2026-11-20'), boxOffices, kiosks };

/** Texts of the product by language: areas, sample data and information pages. */
const texts = Object.fromEntries(
  langs.map((lang) => [
    lang,
    new Set([
      ...textsIn(areas[lang], lang),
      ...textsIn(data, lang),
      ...pages.flatMap(({ name }) => linesOf(`${content}/${name}/${lang}.md`)),
    ]),
  ]),
) as Record<Lang, Set<string>>;

test.each(langs)('§1 no text of the product has a rejected word (%s)', (lang) => {
  const rejected = rejectedWords[lang].flatMap(({ not }) => not);
  expect(rejected.length).toBeGreaterThan(15);
  expect(texts[lang].size).toBeGreaterThan(1000);
  const found = [...texts[lang]].flatMap((text) =>
    rejected.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${word}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Texts about the refund of a performance that the organiser has cancelled. */
const refundTexts = ['receipt.refund', 'receipt.refundedAt', 'history.refunded', 'control.cancelHint'];

test.each<[Lang, RegExp, RegExp]>([
  ['en_us', /refund/i, /\b(not|cannot|no)\b/i],
  ['zh_hk', /退款|退票|退換/, /不設|不可|不能/],
  ['zh_cn', /退款|退票|不退/, /不设|不可|不能|不退|不予/],
])(
  '§9 no text promises money back, except after a cancellation: each other says that there is no refund (%s)',
  (lang, refund, denial) => {
    const allowed = refundTexts.flatMap((key) => textsAt(key, lang));
    const told = [...texts[lang]].filter((text) => refund.test(text) && !allowed.includes(text));
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter((text) => !denial.test(text) && !text.includes('organiser cancels'))).toEqual([]);
  },
);
