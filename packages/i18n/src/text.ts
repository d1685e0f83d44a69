import { htmlLangs, type Lang } from '@first-gong/domain';
import rosetta from 'rosetta';
import type { Area, EnglishWords, ServerArea } from './areas.js';
import { grouped } from './format.js';

/**
 * Forms of a sentence by count, chosen by `Intl.PluralRules`. Chinese has no `one`, and 0 takes `other` without `zero`.
 */
export interface Plural {
  zero?: string;
  one?: string;
  other: string;
}

/** The texts of an area in another language. Missing or extra keys do not compile. */
export type Translation<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : Plural };

/** An area of pages or of a server. */
type AnyArea = Area | ServerArea;

/** All areas of pages in one language. */
export type Dictionary = { [Name in Area]: Translation<EnglishWords[Name]> };

/** The areas that a page or server has loaded. */
export type LoadedWords = { [Name in AnyArea]?: Translation<EnglishWords[Name]> };

/** `area.key` of every text in some areas. */
export type TextKey<Areas extends AnyArea = Area> = {
  [Name in Areas]: `${Name}.${keyof EnglishWords[Name] & string}`;
}[Areas];

/** The English text of a key. */
type EnglishText<Key extends string> = Key extends `${infer Name extends AnyArea}.${infer Word}`
  ? EnglishWords[Name][Word & keyof EnglishWords[Name]]
  : never;

/** Placeholder names except the brand: `'Seat {{seat}} of {{count}}'` gives `'seat' | 'count'`. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Exclude<Name, 'brand'> | Placeholders<Rest>
  : never;

/** The forms of a text. A text without plural has one. */
type Forms<Text> = Text extends string ? Text : Text[keyof Text];

type ValuesOfText<Text> = Record<Placeholders<Forms<Text>>, string | number> &
  // The tuple prevents distribution: if any key of a union has a plural, `count` is required.
  ([Text] extends [string] ? unknown : { count: number });

/** The placeholder values of a text. A union of keys requires the values of all of them. */
export type TextValues<Key extends string> = ValuesOfText<EnglishText<Key>>;

/**
 * Returns the text of `key` with its placeholders replaced. `values.count` selects a plural form, and `{{brand}}` needs
 * no value.
 */
export interface Translate<Areas extends AnyArea> {
  <Key extends TextKey<Areas>>(
    key: Key,
    ...values: keyof TextValues<Key> extends never ? [] : [values: TextValues<Key>]
  ): string;
  /** Language of the texts. */
  readonly lang: Lang;
  /** Never set. Makes a translator of fewer areas unassignable to one of more areas. */
  readonly areas?: (area: Areas) => void;
}

/** Creates the translator of one language. @throws for an unknown key or a missing value, which rosetta would ignore */
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
    // Values of errors come from the server, so a missing one must not hide the sentence.
    const isMissing = (name: string) => area !== 'errors' && values[name] === undefined;
    const missing = [...shown.matchAll(/\{\{(\w+)\}\}/g)].find(([, name = '']) => isMissing(name));
    if (missing) throw new Error(`No value for ${missing[0]} of "${key}" in ${lang}`);
    return texts.t(form ? `${key}.${form}` : key, values);
  };
  return Object.assign(translate, { lang });
}
