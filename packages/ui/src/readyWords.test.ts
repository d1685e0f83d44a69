import { describe, expect, test } from 'vitest';
import { en } from './words/en.js';
import { zhHans } from './words/zhHans.js';
import { zhHant } from './words/zhHant.js';

/** Every text by path: `Calendar.today`. */
const textsOf = (value: unknown, path: string[] = []): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, [...path, key]));

const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
/** Characters that differ between the scripts. */
const simplifiedOnly =
  /[们这个张场体馆剧乐东门国学与为开点过号条电话请从选择错误载关闭换页显隐码级录写标准还输应区减压图长宽]/;
const traditionalOnly =
  /[們這個張場體館劇樂東門國學與為開點過號條電話請從選擇錯誤載關閉換頁顯隱碼級錄寫標準還輸應區減壓圖長寬]/;

describe.each(Object.entries({ en, zhHant, zhHans }))('the ready-made words %s', (_, words) => {
  const texts = textsOf(words);

  test('are data that a server component can pass to the client', () => {
    expect(JSON.parse(JSON.stringify(words))).toEqual(words);
  });

  test('have the same keys and placeholders as English, and no empty text', () => {
    const shape = (all: typeof texts) => all.map(([path, text]) => [path, placeholders(text)]).sort();
    expect(shape(texts)).toEqual(shape(textsOf(en)));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

test.each([
  ['Traditional', zhHant, simplifiedOnly],
  ['Simplified', zhHans, traditionalOnly],
])(
  'the %s words have characters of their own script alone, and Chinese in each text',
  (_, { locale, ...words }, other) => {
    expect(locale).toMatch(/^zh-Han[st]$/);
    expect(textsOf(words).filter(([, text]) => other.test(text) || !/\p{Script=Han}/u.test(text))).toEqual([]);
  },
);
