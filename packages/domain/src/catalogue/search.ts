import type { Text3 } from '../language/language.js';

/** Brings a text into the form in which texts are compared. */
export type Fold = (text: string) => string;

/**
 * Makes a fold: full-width and compatibility forms become plain (NFKC), letters small, Traditional characters
 * Simplified, so that either script finds both.
 * @param pairs Traditional character and its Simplified one; without them scripts stay apart.
 */
export function createFold(pairs: Iterable<readonly [traditional: string, simplified: string]> = []): Fold {
  const simplified = new Map(pairs);
  return (text) => {
    const plain = text.normalize('NFKC').toLowerCase();
    return simplified.size === 0
      ? plain
      : Array.from(plain, (character) => simplified.get(character) ?? character).join('');
  };
}

/**
 * Characters that Hong Kong writes in more than one way, each with the Simplified character of all its forms: 啓德 and
 * 啟德 are both on the road signs, and a keyboard offers whichever it likes.
 */
export const hongKongVariants = [
  ['啓', '启'],
  ['舘', '馆'],
  ['裏', '里'],
  ['臺', '台'],
  ['峯', '峰'],
  ['衞', '卫'],
  ['綫', '线'],
  ['羣', '群'],
  ['滙', '汇'],
  ['鷄', '鸡'],
  ['麪', '面'],
  ['牀', '床'],
  ['恆', '恒'],
  ['溫', '温'],
  ['説', '说'],
  ['衆', '众'],
] as const satisfies readonly (readonly [string, string])[];

/**
 * Traditional and Simplified characters learnt from texts written in both scripts: where two texts have the same
 * length, characters in the same place belong together. The scripts' words may differ (線上, 网上), so the
 * counterpart that occurs most often wins.
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
