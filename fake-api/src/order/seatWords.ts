import type { Lang, Seat, Ticket } from '@first-gong/domain';
import { createTranslate, seatsText, seatText, type Translate, ticketTypeNames } from '@first-gong/i18n';
import { words as cart_en_us } from '@first-gong/i18n/areas/cart/en_us';
import { words as cart_zh_cn } from '@first-gong/i18n/areas/cart/zh_cn';
import { words as cart_zh_hk } from '@first-gong/i18n/areas/cart/zh_hk';
import { words as common_en_us } from '@first-gong/i18n/areas/common/en_us';
import { words as common_zh_cn } from '@first-gong/i18n/areas/common/zh_cn';
import { words as common_zh_hk } from '@first-gong/i18n/areas/common/zh_hk';

const translators: Record<Lang, Translate<'cart' | 'common'>> = {
  en_us: createTranslate('en_us', { cart: cart_en_us, common: common_en_us }),
  zh_hk: createTranslate('zh_hk', { cart: cart_zh_hk, common: common_zh_hk }),
  zh_cn: createTranslate('zh_cn', { cart: cart_zh_cn, common: common_zh_cn }),
};

/** Seats for a mail or a notice, worded as the shop words them. */
export const seatsIn = (lang: Lang, seats: readonly Seat[]): string => seatsText(translators[lang], seats);

/** The seats of tickets; each with its ticket type and the name on it, where it has them (spec §3). */
export function ticketsIn(lang: Lang, tickets: readonly Pick<Ticket, 'seat' | 'ticketType' | 'holderName'>[]): string {
  const t = translators[lang];
  const seats = tickets.map(({ seat }) => seat);
  if (tickets.every(({ ticketType, holderName }) => ticketType === null && !holderName)) return seatsText(t, seats);
  return tickets
    .map(({ seat, ticketType, holderName }) => {
      const facts = [
        ...(ticketType === null ? [] : [t(ticketTypeNames[ticketType])]),
        ...(holderName ? [holderName] : []),
      ];
      const name = seatText(t, seat);
      return facts.length === 0 ? name : t('common.nameAndType', { name, type: facts.join(t('cart.listSeparator')) });
    })
    .join(t('cart.rowSeparator'));
}
