import type { Lang, Seat } from '@first-gong/domain';
import { createTranslate, seatsText, type Translate } from '@first-gong/i18n';
import { words as en_us } from '@first-gong/i18n/areas/cart/en_us';
import { words as zh_cn } from '@first-gong/i18n/areas/cart/zh_cn';
import { words as zh_hk } from '@first-gong/i18n/areas/cart/zh_hk';

const translators: Record<Lang, Translate<'cart'>> = {
  en_us: createTranslate('en_us', { cart: en_us }),
  zh_hk: createTranslate('zh_hk', { cart: zh_hk }),
  zh_cn: createTranslate('zh_cn', { cart: zh_cn }),
};

/** Seats for a mail or a notice, worded as the shop words them. */
export const seatsIn = (lang: Lang, seats: readonly Seat[]): string => seatsText(translators[lang], seats);
