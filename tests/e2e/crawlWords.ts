import { type Lang, langs } from '@first-gong/domain';
import type { Page } from '@playwright/test';
import { readWords } from './words.js';

const words = new Map(await Promise.all(langs.map(async (lang) => [lang, await readWords(lang)] as const)));

type Entry = string | Record<string, string>;

const entriesOf = (lang: Lang): [key: string, text: string][] =>
  Object.entries(words.get(lang) ?? {}).flatMap(([area, texts]) =>
    Object.entries(texts as Record<string, Entry>).flatMap(([key, entry]) =>
      (typeof entry === 'string' ? [entry] : Object.values(entry)).map((text): [string, string] => [
        `${area}.${key}`,
        text,
      ]),
    ),
  );

const keys = new Set(entriesOf('en_us').map(([key]) => key));

/** Characters that only one Chinese script has, in texts of every page. */
const onlyOf: Record<Lang, RegExp> = {
  en_us: /[\p{Script=Han}]/u,
  zh_hk: /[门购电们这个时请关节戏处费选码网优录账预约]/,
  zh_cn: /[門購電們這個時請關節戲處費選碼網優錄帳預約]/,
};

/** A page's visible texts outside parts in another language, with accessible names and titles. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, textarea')) continue;
      if (parent.closest('[lang]')?.getAttribute('lang') !== own) continue;
      const text = node.textContent?.trim();
      if (text) texts.push(text);
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (element.closest('[lang]')?.getAttribute('lang') === own) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });

/** Texts that are keys, or contain an unfilled value. */
export const strangeWords = async (page: Page, lang: Lang): Promise<string[]> =>
  (await textsOf(page)).filter(
    (text) =>
      /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object|\bnull\b/.test(text) ||
      (text.match(/\b[a-z]\w*\.\w+/gi) ?? []).some((word) => keys.has(word)) ||
      onlyOf[lang].test(text),
  );

/** Texts of another language's dictionary that this one lacks. */
export async function phrasesOfOthers(page: Page, lang: Lang): Promise<string[]> {
  const own = new Set(entriesOf(lang).map(([, text]) => text));
  const others = new Set(
    langs
      .filter((other) => other !== lang)
      .flatMap(entriesOf)
      .map(([, text]) => text)
      .filter((text) => text.length > 1 && !own.has(text)),
  );
  return (await textsOf(page)).filter((text) => others.has(text));
}
