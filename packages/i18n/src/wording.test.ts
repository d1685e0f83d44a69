import { type Lang, langs } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { loadAllWords } from './load.js';

const pages = import.meta.glob<string>('./content/*/*.md', { query: '?raw', import: 'default', eager: true });

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings);
const linesOf = (lang: Lang) =>
  Object.entries(pages).flatMap(([file, text]) => (file.endsWith(`/${lang}.md`) ? text.split('\n') : []));

describe.each(langs)('the texts in %s', (lang) => {
  test('§9 name the public holidays with the days of customer service', async () => {
    const days = [...strings(await loadAllWords(lang)), ...linesOf(lang)].filter((text) =>
      /Mon(?:day)?(?: to |–)Fri|星期一至五|周一至周五/.test(text),
    );
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter((text) => !/public holiday|公眾假期|公众假期/.test(text))).toEqual([]);
  });

  test.runIf(lang !== 'en_us')('have no space between two sentences', async () => {
    const texts = [...strings(await loadAllWords(lang)), ...linesOf(lang)].map((text) =>
      text.replace(/ \{#\w+\}$/, ''),
    );
    expect(texts.filter((text) => /[。！？](\*\*)? [^|]/.test(text))).toEqual([]);
  });

  test('have no mark between facts that can be at the edge of a line', async () => {
    const texts = [...strings(await loadAllWords(lang)), ...linesOf(lang)];
    expect(texts.filter((text) => / [·・]|[·・] /.test(text))).toEqual([]);
  });

  test('ask a newcomer for a password and not for a new one, and do not welcome anyone back', async () => {
    const { register, session } = await loadAllWords(lang);
    expect(register.password).not.toMatch(/new|新/i);
    expect(session.welcome).not.toMatch(/back|again|再|回來|回来/i);
  });

  test('§2 call the page before the payment by its name, on the page and in the help', async () => {
    const name = /Transaction Preview|交易預覽|交易预览/;
    expect((await loadAllWords(lang)).preview.title).toMatch(name);
    expect(linesOf(lang).filter((line) => name.test(line)).length).toBeGreaterThan(0);
  });

  test('§5 name the plus sign in the error of an invalid email', async () => {
    expect((await loadAllWords(lang)).errors.emailInvalid).toMatch(/plus sign|加號|加号/);
  });

  test('§3 tell the reader to tick the box against direct marketing, not to untick it', async () => {
    const { profile } = await loadAllWords(lang);
    const box = profile.optOut.replace(/[.。]$/, '');
    expect(linesOf(lang).find((line) => line.includes(box))).toMatch(/^Tick |勾選|勾选/);
  });
});
