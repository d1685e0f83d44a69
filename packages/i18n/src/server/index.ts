import type { Lang } from '@first-gong/domain';
import { createTranslate } from '../text.js';
import * as en_us from './en_us.js';
import * as zh_cn from './zh_cn.js';
import * as zh_hk from './zh_hk.js';

export { figuresIn } from '../content/figures.js';

/** The texts of a server in each language. */
export const serverWords = { en_us, zh_hk, zh_cn } as const satisfies Record<Lang, unknown>;

/** A server's translators by language, for the areas that `en_us.ts` exports. */
export const serverTexts = {
  en_us: createTranslate('en_us', en_us),
  zh_hk: createTranslate('zh_hk', zh_hk),
  zh_cn: createTranslate('zh_cn', zh_cn),
} as const satisfies Record<Lang, unknown>;
