import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Lang, langs } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { expect, test } from 'vitest';
import { mailWords } from '../../fake-api/src/mail/words.js';
import { noticeWords } from '../../fake-api/src/notices/words.js';
import { bankWords } from '../../fake-api/src/pages/words/bank.js';
import { controlWords } from '../../fake-api/src/pages/words/control.js';
import { words as pageWords } from '../../fake-api/src/pages/words.js';

const glossary = readFileSync(fileURLToPath(new URL('../../docs/glossary.md', import.meta.url)), 'utf8');

/** The rows of the tables with the column "Text": the key of the text, as `event.venue`, and the words of the row. */
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

/** Every text by area: the dictionaries, and the texts of the fake API. */
async function areasOf(lang: Lang): Promise<object> {
  const fakeApi = {
    mail: mailWords[lang],
    notices: noticeWords[lang],
    pages: pageWords[lang],
    bank: bankWords[lang],
    control: controlWords[lang],
  };
  return { ...(await loadAllWords(lang)), ...fakeApi };
}
const areas: Record<Lang, object> = {
  en_us: await areasOf('en_us'),
  zh_hk: await areasOf('zh_hk'),
  zh_cn: await areasOf('zh_cn'),
};

/** The text of a key with all its forms; of a mail or a notice all its parts. Empty for an unknown key. */
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

/** "home.title zh_hk" for each row whose text does not exist or has other words. */
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
