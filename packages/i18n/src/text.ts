import { htmlLangs, type Lang } from '@first-gong/domain';
import rosetta from 'rosetta';
import type { Area, EnglishWords, ServerArea } from './areas.js';
import { grouped } from './format.js';

/**
 * A sentence that changes with a count: `Intl.PluralRules` chooses. Chinese has no `one`. `zero` is for a sentence that
 * says something else when nothing is left; without it 0 takes `other`.
 */
export interface Plural {
  zero?: string;
  one?: string;
  other: string;
}

/** The words of an area in another language: exactly the keys of the English ones, or they do not compile. */
export type Translation<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : Plural };

/** An area of the pages, or of a server. */
type AnyArea = Area | ServerArea;

/** Every area of the pages in one language. */
export type Dictionary = { [Name in Area]: Translation<EnglishWords[Name]> };

/** The areas that a page or a server has loaded. */
export type LoadedWords = { [Name in AnyArea]?: Translation<EnglishWords[Name]> };

/** `area.key` of every text of some areas. */
export type TextKey<Areas extends AnyArea = Area> = {
  [Name in Areas]: `${Name}.${keyof EnglishWords[Name] & string}`;
}[Areas];

/** The English text of a key. */
type EnglishText<Key extends string> = Key extends `${infer Name extends AnyArea}.${infer Word}`
  ? EnglishWords[Name][Word & keyof EnglishWords[Name]]
  : never;

/** The names between double braces, except the brand: `'Seat {{seat}} of {{count}}'` has `'seat' | 'count'`. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, 'brand'> | Placeholders<Rest>
  : never;

/** One text is its only form; a plural has several. */
type Forms<Text> = Text extends string ? Text : Text[keyof Text];

type ValuesOfText<Text> = Record<Placeholders<Forms<Text>>, string | number> &
  // In brackets, so that one plural among several keys is enough to ask for the count.
  ([Text] extends [string] ? unknown : { count: number });

/** The values that a text needs. Where a key is one of several, the values that any of them needs. */
export type TextValues<Key extends string> = ValuesOfText<EnglishText<Key>>;

/**
 * Words `key` with `{{name}}` replaced by `values.name`, a number with its thousands apart; `values.count` chooses the
 * form of a plural. `{{brand}}` is the
 * brand's name in the area `common`.
 */
export interface Translate<Areas extends AnyArea> {
  <Key extends TextKey<Areas>>(
    key: Key,
    ...values: keyof TextValues<Key> extends never ? [] : [values: TextValues<Key>]
  ): string;
  /** The language of the words. */
  readonly lang: Lang;
  /** Never set. Without it TypeScript would take a translator of fewer areas where one of more areas is needed. */
  readonly areas?: (area: Areas) => void;
}

/**
 * Makes the translator of one language over rosetta.
 * Throws on an unknown key or a missing value, instead of showing an empty place, which is what rosetta would do.
 */
export function createTranslate<Words extends LoadedWords>(
  lang: Lang,
  words: Words,
): Translate<Extract<keyof Words, AnyArea>> {
  const texts = rosetta({ [lang]: words });
  texts.locale(lang);
  const plurals = new Intl.PluralRules(htmlLangs[lang]);
  const formOf = (text: Plural, count: number): keyof Plural => {
    const form = count === 0 ? 'zero' : plurals.select(count);
    return (form === 'zero' || form === 'one') && text[form] !== undefined ? form : 'other';
  };
  const brand = words.common?.brandName;
  const translate = (key: string, given: Record<string, string | number> = {}) => {
    const values: Record<string, string | undefined> = { brand };
    for (const [name, value] of Object.entries(given))
      values[name] = typeof value === 'number' ? grouped(value) : value;
    const [area, name] = key.split('.') as [AnyArea, string];
    const text = (words[area] as Record<string, string | Plural> | undefined)?.[name];
    if (text === undefined) throw new Error(`No text "${key}" in ${lang}`);
    const form = typeof text === 'string' ? undefined : formOf(text, Number(given.count));
    const shown = typeof text === 'string' ? text : (text[form ?? 'other'] ?? '');
    // An error takes its values from its sender: a value too few is no reason to show no sentence.
    const isMissing = (name: string) => area !== 'errors' && values[name] === undefined;
    const missing = [...shown.matchAll(/\{\{(\w+)\}\}/g)].find(([, name = '']) => isMissing(name));
    if (missing) throw new Error(`No value for ${missing[0]} of "${key}" in ${lang}`);
    return texts.t(form ? `${key}.${form}` : key, values);
  };
  return Object.assign(translate, { lang });
}
