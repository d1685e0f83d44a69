import type { Lang } from '@first-gong/domain';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { sampleWords } from '../packages/ui/src/testing/sampleWords.js';

/** An address may have Chinese words in its query, which nobody reads. */
const isChinese = (text: string) => /\p{Script=Han}/u.test(text) && !text.startsWith('/');

const posterLangs: Record<Lang, string> = { en_us: 'en', zh_hk: 'zh-Hant', zh_cn: 'zh-Hans' };

type Translate = (text: string) => string;

const isPlain = (value: object): value is Record<string, unknown> => Object.getPrototypeOf(value) === Object.prototype;

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
    if (isChinese(text) && !(text in sampleWords)) covered = false;
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
export function inLanguage<Sample>(sample: Sample, lang: Lang, mixed: boolean): Sample {
  if (lang === 'zh_hk' || !(mixed || isCovered(sample))) return sample;
  const index = lang === 'en_us' ? 0 : 1;
  const translated = mapTexts(sample, (text) => sampleWords[text]?.[index] ?? text);
  return withPosterLang(translated, lang) as Sample;
}
