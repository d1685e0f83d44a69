import { htmlLangs, type Lang } from '@first-gong/domain';
import rosetta from 'rosetta';
import type { en_us } from './dictionaries/en_us/index.js';

/** A sentence that changes with a count: `Intl.PluralRules` chooses. Chinese has `other` only. */
export interface Plural {
  one?: string;
  other: string;
}

type Shape<T> = { [Area in keyof T]: { [Key in keyof T[Area]]: T[Area][Key] extends string ? string : Plural } };

/** English is the shape; the other two dictionaries must have exactly its keys, or they do not compile. */
export type Dictionary = Shape<typeof en_us>;

/** The areas that are loaded: what stands around every page, and what a page brought with it. */
export type LoadedWords = Partial<Dictionary>;

/** `area.key` of any text. */
export type TextKey = {
  [Area in keyof Dictionary & string]: `${Area}.${keyof Dictionary[Area] & string}`;
}[keyof Dictionary & string];

export type TextValues = Record<string, string | number>;

/** Words `key`, with `{{name}}` replaced by `values.name`; a plural text is chosen by `values.count`. */
export type Translate = (key: TextKey, values?: TextValues) => string;

/**
 * Makes the translator of one language over rosetta.
 * Throws on an unknown key instead of showing an empty place, which is what rosetta would do.
 */
export function createTranslate(lang: Lang, dictionary: LoadedWords): Translate {
  const words = rosetta({ [lang]: dictionary });
  words.locale(lang);
  const plurals = new Intl.PluralRules(htmlLangs[lang]);
  return (key, values = {}) => {
    const [area, name] = key.split('.') as [keyof Dictionary, string];
    const entry = (dictionary[area] as Record<string, string | Plural> | undefined)?.[name];
    if (entry === undefined) throw new Error(`No text "${key}" in ${lang}: add it to all three dictionaries.`);
    if (typeof entry === 'string') return words.t(key, values);
    const form = plurals.select(Number(values.count)) === 'one' && entry.one !== undefined ? 'one' : 'other';
    return words.t(`${key}.${form}`, values);
  };
}
