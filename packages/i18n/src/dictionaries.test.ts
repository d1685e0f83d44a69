import { describe, expect, test } from 'vitest';
import { en_us } from './dictionaries/en_us/index.js';
import { zh_cn } from './dictionaries/zh_cn/index.js';
import { zh_hk } from './dictionaries/zh_hk/index.js';
import type { Dictionary, Plural } from './text.js';

/** Every text with all its forms, by `area.key`. */
function textsOf(dictionary: Dictionary): Map<string, string[]> {
  return new Map(
    Object.entries(dictionary).flatMap(([area, words]) =>
      Object.entries(words).map(([key, text]: [string, string | Plural]) => [
        `${area}.${key}`,
        typeof text === 'string' ? [text] : Object.values(text),
      ]),
    ),
  );
}

const english = textsOf(en_us);
const chinese = { zh_hk: textsOf(zh_hk), zh_cn: textsOf(zh_cn) };

const placeholders = (forms: string[] = []) =>
  [...new Set(forms.flatMap((form) => form.match(/\{\{\w+\}\}/g) ?? []))].sort();

/** Keys of the texts in which some form is at fault. */
const keysWhere = (texts: Map<string, string[]>, isAtFault: (form: string) => boolean) =>
  [...texts].filter(([, forms]) => forms.some(isAtFault)).map(([key]) => key);

/** Brand names, which are not translated. */
const untranslated = ['common.brandSecondLine'];

/** Ends of dates read aloud: in Chinese the month comes before the day, and has been read by then. */
const withoutTheMonth = ['home.unseenAfterDay'];

const traditional = '們這個場體會館劇樂戲東門國學灣與為開點過號條電話請從選擇賬戶錯誤';
const simplified = '们这个场体会馆剧乐戏东门国学湾与为开点过号条电话请从选择账户错误';
const hasOneOf = (characters: string, except: string) => (form: string) =>
  [...characters].some((character) => !except.includes(character) && form.includes(character));

describe.each(Object.entries(chinese))('§1 %s', (_, texts) => {
  test('has the texts that English has, and no others', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('names in each text what the English one names', () => {
    const keys = [...english.keys()].filter((key) => !withoutTheMonth.includes(key));
    const named = (all: Map<string, string[]>) => keys.map((key) => [key, placeholders(all.get(key))]);
    expect(named(texts)).toEqual(named(english));
  });

  test('leaves nothing in English', () => {
    const inLatin = (form: string) =>
      /[a-z]/.test(form.replaceAll(/\{\{\w+\}\}/g, '')) && !/\p{Script=Han}/u.test(form);
    expect(keysWhere(texts, inLatin)).toEqual(untranslated);
  });
});

test('§1 zh_hk is written in traditional characters', () => {
  expect(keysWhere(chinese.zh_hk, hasOneOf(simplified, traditional))).toEqual([]);
});

test('§1 zh_cn is written in simplified characters', () => {
  expect(keysWhere(chinese.zh_cn, hasOneOf(traditional, simplified))).toEqual([]);
});
