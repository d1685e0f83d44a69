import type { Lang, Text3 } from '@first-gong/domain';

/** One text in English, Traditional Chinese of Hong Kong, and Simplified Chinese, in this order. */
export type Words = readonly [english: string, hongKong: string, mainland: string];

export const text = ([en_us, zh_hk, zh_cn]: Words): Text3 => ({ en_us, zh_hk, zh_cn });

/** A text that is worded in each language. */
export const inEachLang = (word: (lang: Lang) => string): Text3 => text([word('en_us'), word('zh_hk'), word('zh_cn')]);
