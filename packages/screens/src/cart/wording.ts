import type { EventOnTicket, GoneItem, Lang, Seat } from '@first-gong/domain';
import type { TextKey } from '@first-gong/i18n';
import type { Text } from '../text/index.js';

/** Section, row and seat in words. A standing place has no row and an entry number as its seat. */
export const seatLabel = ({ t }: Text, { section, row, seat }: Seat): string =>
  row === '' ? t('cart.standing', { section, seat }) : t('cart.seat', { section, row, seat });

/** When and where. */
export const performanceLine = ({ t, format }: Text, event: EventOnTicket): string =>
  t('cart.performance', { time: format.showTime(event.startsAt), venue: event.venue });

export const eventHref = (lang: Lang, eventId: string): string =>
  `/${lang}/EventDetail.html?eventId=${encodeURIComponent(eventId)}`;

/** The language of a poster's type, which is that of the page. */
export const posterLang = { en_us: 'en', zh_hk: 'zh-Hant', zh_cn: 'zh-Hans' } as const satisfies Record<Lang, string>;

const reasons: Record<GoneItem['reason'], TextKey> = {
  holdExpired: 'cart.goneHoldExpired',
  bankDeclined: 'cart.goneBankDeclined',
  bankNoAnswer: 'cart.goneBankNoAnswer',
  cancelled: 'cart.goneCancelled',
};

/** What `GoneRow` says of seats that left the cart. */
export function goneWords(text: Text, gone: GoneItem) {
  const { t, format } = text;
  return {
    title: t('cart.goneTitle', { count: gone.seats.length }),
    what: t('cart.goneWhat', {
      zone: gone.zoneName,
      seats: gone.seats.map((seat) => seatLabel(text, seat)).join(t('cart.listSeparator')),
      amount: format.money(gone.subtotal),
    }),
    whatHidden: t('cart.goneWhatHidden'),
    why: t(reasons[gone.reason], { time: format.time(gone.at) }),
  };
}
