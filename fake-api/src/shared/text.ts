import type { Lang, Text3 } from '@first-gong/domain';

/** English, Traditional Chinese (Hong Kong) and Simplified Chinese. */
export type LocalizedText = readonly [english: string, hongKong: string, mainland: string];

export const text = ([en_us, zh_hk, zh_cn]: LocalizedText): Text3 => ({ en_us, zh_hk, zh_cn });

/** Creates a text for each language. */
export const inEachLang = (word: (lang: Lang) => string): Text3 => text([word('en_us'), word('zh_hk'), word('zh_cn')]);
