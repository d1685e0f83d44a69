import type { Text3 } from '../language/language.js';

/** Converts a text to the form in which texts are compared. */
export type Fold = (text: string) => string;

/**
 * Creates a fold. It removes characters without width, and converts full-width and compatibility forms to plain ones
 * (NFKC), letters to lower case without their accents (matinée, matinee), and Traditional characters to Simplified ones,
 * so that a search in either script finds both. The variants of Hong Kong are always equal.
 * @param pairs each Traditional character with its Simplified one. Without pairs, a search finds only its own script.
 */
export function createFold(pairs: Iterable<readonly [traditional: string, simplified: string]> = []): Fold {
  const simplified = new Map([...hongKongVariants, ...pairs]);
  return (text) => {
    const visible = text.replace(/[\p{Cf}\p{Variation_Selector}]/gu, '');
    const plain = withoutAccents(visible.normalize('NFKC').toLowerCase());
    return Array.from(plain, (character) => simplified.get(character) ?? character).join('');
  };
}

const apostrophes = /['’‘ʼ]/g;

/** Characters that are neither letters nor digits: 《 「 “ ？ and spaces. */
const marks = /[^\p{L}\p{N}\p{M}]+/u;

/** The parts of a folded text between marks. An apostrophe does not divide a word (director's). */
export const partsOf = (folded: string): string[] => folded.replace(apostrophes, '').split(marks).filter(Boolean);

/** A folded text without its marks. Spaces stay, so `chuk-hin` is one word. */
export const withoutMarks = (folded: string): string => folded.replace(/[^\p{L}\p{N}\p{M}\s]+/gu, '');

/** The terms of a folded query, without marks. A query of nothing but marks is its own terms, which no text has. */
export function termsOf(foldedQuery: string): string[] {
  const terms = partsOf(foldedQuery);
  return terms.length > 0 ? terms : foldedQuery.split(/\s+/).filter(Boolean);
}

/** Latin letters only: the marks of other scripts make other letters of them. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00e0-\u024f\u1e00-\u1eff]|[a-z]\p{Mn}+/gu, (letter) =>
    letter.normalize('NFD').replace(/\p{Mn}/gu, ''),
  );

/**
 * The name in the texts as it is written there, where only its folded form is known: in the script and with the capitals
 * of the first text that has it. Without such a text, the folded form itself.
 */
export function unfold(foldedName: string, texts: Iterable<string>, fold: Fold): string {
  for (const text of texts) {
    const folded = fold(text);
    const start = folded.indexOf(foldedName);
    // A text of another length has characters that fold to several: places in it are not those of the text.
    if (start >= 0) return folded.length === text.length ? text.slice(start, start + foldedName.length) : text;
  }
  return foldedName;
}

/**
 * Characters with several forms in Hong Kong, each with the Simplified character of all its forms: 啓德 and 啟德 are
 * both on road signs, and keyboards offer either.
 */
export const hongKongVariants = [
  ['啓', '启'],
  ['啟', '启'],
  ['舘', '馆'],
  ['館', '馆'],
  ['裏', '里'],
  ['裡', '里'],
  ['臺', '台'],
  ['峯', '峰'],
  ['衞', '卫'],
  ['衛', '卫'],
  ['綫', '线'],
  ['線', '线'],
  ['羣', '群'],
  ['滙', '汇'],
  ['匯', '汇'],
  ['鷄', '鸡'],
  ['雞', '鸡'],
  ['麪', '面'],
  ['麵', '面'],
  ['牀', '床'],
  ['恆', '恒'],
  ['溫', '温'],
  ['説', '说'],
  ['說', '说'],
  ['衆', '众'],
  ['眾', '众'],
] as const satisfies readonly (readonly [string, string])[];

const foldVariants = createFold();

/** A function that tells whether a text has every term of a query. For short lists, which need no index. */
export function matcherOf(query: string): (text: string) => boolean {
  const terms = termsOf(foldVariants(query));
  return (text) => {
    const plain = withoutMarks(foldVariants(text));
    return terms.every((term) => plain.includes(term));
  };
}

/**
 * Pairs of Traditional and Simplified characters, learnt from texts in both scripts: in two texts of the same length,
 * characters at the same index are a pair. The words of the scripts may differ (線上, 网上), so the most frequent
 * counterpart wins.
 */
export function variantPairs(texts: Iterable<Pick<Text3, 'zh_hk' | 'zh_cn'>>): [string, string][] {
  const seen = new Map<string, Map<string, number>>();
  for (const { zh_hk, zh_cn } of texts) {
    const traditional = Array.from(zh_hk);
    const simplified = Array.from(zh_cn);
    if (traditional.length !== simplified.length) continue;
    traditional.forEach((character, place) => {
      const counterpart = simplified[place];
      if (counterpart === undefined || !/\p{Script=Han}/u.test(character + counterpart)) return;
      const counts = seen.get(character) ?? new Map<string, number>();
      seen.set(character, counts.set(counterpart, (counts.get(counterpart) ?? 0) + 1));
    });
  }
  return [...seen].flatMap(([character, counts]) => {
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    return best && best[0] !== character ? [[character, best[0]] satisfies [string, string]] : [];
  });
}
