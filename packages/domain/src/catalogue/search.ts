import type { Text3 } from '../language/language.js';

/** Normalizes a text for comparison. */
export type TextNormalizer = (text: string) => string;

/**
 * Creates a normalizer: NFKC, lower case, no accents, no invisible characters, Traditional to Simplified. Hong Kong
 * variants always become equal.
 * @param pairs Traditional characters with their Simplified ones; without pairs a search finds its own script only
 */
export function createNormalizer(
  pairs: Iterable<readonly [traditional: string, simplified: string]> = [],
): TextNormalizer {
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

/** Parts of a normalized text between marks. Apostrophes do not split words (director's). */
export const partsOf = (folded: string): string[] => folded.replace(apostrophes, '').split(marks).filter(Boolean);

/** Removes marks but not spaces, so `chuk-hin` becomes one word. */
export const withoutMarks = (folded: string): string => folded.replace(/[^\p{L}\p{N}\p{M}\s]+/gu, '');

/** Terms of a normalized query, without marks. A query of marks only is one term that matches nothing. */
export function termsOf(foldedQuery: string): string[] {
  const terms = partsOf(foldedQuery);
  return terms.length > 0 ? terms : foldedQuery.split(/\s+/).filter(Boolean);
}

/** Latin only: in other scripts, marks change the letter. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00e0-\u024f\u1e00-\u1eff]|[a-z]\p{Mn}+/gu, (letter) =>
    letter.normalize('NFD').replace(/\p{Mn}/gu, ''),
  );

/** The spelling of a normalized name in the first text that contains it, otherwise the normalized name. */
export function unfold(foldedName: string, texts: Iterable<string>, fold: TextNormalizer): string {
  for (const text of texts) {
    const folded = fold(text);
    const start = folded.indexOf(foldedName);
    // If normalization changed the length, positions differ from those of the text.
    if (start >= 0) return folded.length === text.length ? text.slice(start, start + foldedName.length) : text;
  }
  return foldedName;
}

/** Variants in use in Hong Kong, with their Simplified character. Road signs have 啓德 and 啟德; keyboards offer either. */
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

const foldVariants = createNormalizer();

/** Returns a test for texts that contain every term of a query. For short lists without an index. */
export function matcherOf(query: string): (text: string) => boolean {
  const terms = termsOf(foldVariants(query));
  return (text) => {
    const plain = withoutMarks(foldVariants(text));
    return terms.every((term) => plain.includes(term));
  };
}

/**
 * Learns pairs of Traditional and Simplified characters from texts of equal length. Vocabulary may differ (線上, 网上), so
 * the most frequent pair wins.
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
