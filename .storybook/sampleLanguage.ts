import type { Lang } from '@first-gong/domain';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { sampleWords } from '../packages/ui/src/testing/sampleWords.js';

/** An address may have Chinese words in its query, which nobody reads. */
const isChinese = (text: string) => /\p{Script=Han}/u.test(text) && !text.startsWith('/');

const posterLangs: Record<Lang, string> = { en_us: 'en', zh_hk: 'zh-Hant', zh_cn: 'zh-Hans' };

type Translate = (text: string) => string;

const isPlain = (value: object): value is Record<string, unknown> => Object.getPrototypeOf(value) === Object.prototype;

/** The lines of the table with a gap, `第 {} 頁`, from the one with the most words to the least. */
const patterns = Object.entries(sampleWords)
  .filter(([text]) => text.includes('{}'))
  .sort(([a], [b]) => b.length - a.length)
  .map(([text, words]) => {
    const parts = text.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { test: new RegExp(`^${parts.join('(.+?)')}$`, 'u'), words };
  });

/** The text in English (0) or Simplified Chinese (1), or undefined where the table does not have it. */
function translated(text: string, index: 0 | 1): string | undefined {
  const line = sampleWords[text.trim()];
  if (line !== undefined) return text.replace(text.trim(), () => line[index]);
  for (const { test, words } of patterns) {
    const found = test.exec(text);
    if (found === null) continue;
    const gaps = found.slice(1).map((gap) => (isChinese(gap) ? translated(gap, index) : gap));
    if (gaps.every((gap) => gap !== undefined)) return words[index].replaceAll('{}', () => gaps.shift() ?? '');
  }
  return undefined;
}

/** Replaces every text inside arguments and elements. Functions and instances of classes stay as they are. */
function mapTexts(value: unknown, translate: Translate): unknown {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, translate));
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement<Record<string, unknown>>(value)) {
    // The words of an element in a language of its own stay as they are.
    if (typeof value.props.lang === 'string' && typeof value.type === 'string') return value;
    const { children, ...props } = value.props;
    const mapped = mapTexts(props, translate) as object;
    if (children === undefined) return cloneElement(value, mapped);
    // Children that are written one by one need no keys, as long as they are handed over one by one.
    const parts = Array.isArray(children) ? children : [children];
    return cloneElement(value, mapped, ...(parts.map((part) => mapTexts(part, translate)) as ReactNode[]));
  }
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, translate)]));
}

/** Says whether every Chinese text of a sample has a line in the table. */
function isCovered(sample: unknown): boolean {
  let covered = true;
  mapTexts(sample, (text) => {
    if (isChinese(text) && translated(text, 0) === undefined) covered = false;
    return text;
  });
  return covered;
}

/** A poster in arguments has the language of its lines beside them. */
const withPosterLang = (value: unknown, lang: Lang): unknown => {
  if (Array.isArray(value)) return value.map((part) => withPosterLang(part, lang));
  if (typeof value !== 'object' || value === null || isValidElement(value) || !isPlain(value)) return value;
  const changed = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPosterLang(part, lang)]));
  const isPoster = ('lines' in value || 'posters' in value) && value.lang === posterLangs.zh_hk;
  return isPoster ? { ...changed, lang: posterLangs[lang] } : changed;
};

/**
 * The arguments of a story in the language of the toolbar. Arguments with a word that the table does not have stay Chinese
 * as a whole, so that they do not mix two languages. Words inside the `render` of a story stay as they are written.
 * @param mixed the story already has words of another language, so every known word is replaced.
 */
function inLanguage<Sample>(sample: Sample, lang: Lang, mixed: boolean): Sample {
  if (lang === 'zh_hk' || !(mixed || isCovered(sample))) return sample;
  const index = lang === 'en_us' ? 0 : 1;
  const mapped = mapTexts(sample, (text) => translated(text, index) ?? text);
  return withPosterLang(mapped, lang) as Sample;
}

/** The language of the story that is drawn. A story whose arguments stay Chinese is drawn in Chinese. */
let drawn: Lang = 'zh_hk';

/** The props of a drawn element, once for each object, so that a component gets the same object again. */
let known = new WeakMap<object, unknown>();

/** Takes the arguments of a story and remembers the language for what its `render` draws. */
export function drawIn<Sample>(sample: Sample, lang: Lang, mixed: boolean): Sample {
  const next = mixed || isCovered(sample) ? lang : 'zh_hk';
  if (next !== drawn) known = new WeakMap();
  drawn = next;
  return inLanguage(sample, lang, mixed);
}

/** Like `inLanguage`, without a copy of what stays as it is. */
function mapDrawn(value: unknown, lang: Lang): unknown {
  if (typeof value === 'string') return translated(value, lang === 'en_us' ? 0 : 1) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  if (isValidElement<object>(value)) {
    // An element of a constant was made before a language was chosen.
    const props = inStoryLanguage(value.props);
    const element = props === value.props ? value : cloneElement(value, props);
    known.set(value, element);
    return element;
  }
  if (!Array.isArray(value) && !isPlain(value)) return value;
  known.set(value, value);
  const isPoster = 'lines' in value || 'posters' in value;
  const parts = Object.entries(value).map(([name, part]) => {
    const isPosterLang = isPoster && name === 'lang' && part === posterLangs.zh_hk;
    return [name, isPosterLang ? posterLangs[lang] : mapDrawn(part, lang)] as const;
  });
  const isSame = parts.every(([name, part]) => part === (value as Record<string, unknown>)[name]);
  const mapped = isSame ? value : Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  known.set(value, mapped);
  return mapped;
}

/** The props of an element of a story in the language that is drawn. Words in a language of their own stay. */
export function inStoryLanguage<Props>(props: Props): Props {
  if (drawn === 'zh_hk' || typeof props !== 'object' || props === null) return props;
  const isOwn = 'lang' in props && !('lines' in props || 'posters' in props);
  return isOwn ? props : (mapDrawn(props, drawn) as Props);
}

/**
 * A sample in the language of the toolbar: its texts in quotes and between tags. A sample with a text that the table does
 * not have stays Chinese as a whole.
 */
export function sampleIn(code: string, lang: Lang): string {
  if (lang === 'zh_hk') return code;
  let covered = true;
  const inWords = (text: string) => {
    const words = isChinese(text) ? translated(text, lang === 'en_us' ? 0 : 1) : text;
    if (words === undefined) covered = false;
    return words ?? text;
  };
  const changed = code
    .replace(/(["'`])((?:(?!\1)[^\n\\$])*\p{Script=Han}(?:(?!\1)[^\n\\$])*)\1/gu, (_, quote: string, text: string) =>
      quoted(inWords(text), quote),
    )
    .replace(
      /(>|^\s*)([^<>{}"'`=]*\p{Script=Han}[^<>{}"'`=]*)(?=<|\{|$)/gmu,
      (_, before: string, text: string) => before + inWords(text),
    );
  const inLang = changed.replaceAll(`lang="${posterLangs.zh_hk}"`, `lang="${posterLangs[lang]}"`);
  return covered ? inLang : code;
}

/** A text in quotes that it does not contain. */
const quoted = (text: string, quote: string) =>
  text.includes(quote) ? JSON.stringify(text) : `${quote}${text}${quote}`;
