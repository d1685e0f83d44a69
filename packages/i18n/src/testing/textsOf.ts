import type { LoadedWords, Plural } from '../text.js';

/** Every text with all its plural forms, by `area.key`. */
export function textsOf(dictionary: LoadedWords): Map<string, string[]> {
  return new Map(
    Object.entries(dictionary).flatMap(([area, words]) =>
      Object.entries(words).map(([key, text]: [string, string | Plural]) => [
        `${area}.${key}`,
        typeof text === 'string' ? [text] : Object.values(text),
      ]),
    ),
  );
}
