import { type Lang, scriptLangs, type WishListItem } from '@first-gong/domain';
import { seatsText } from '@first-gong/i18n';
import type { Text } from '../shared/text/index.js';

type WishText = Text<'wishList' | 'cart' | 'receipt'>;

/** Date, place, zone, price, seats, delivery and total of a wish, in reading order. */
export function factsOf(
  { event, ticketType, price, quantity, seatWish, deliveryMethod, deliveryFee, total, totalPoints }: WishListItem,
  { t, format }: WishText,
): string[] {
  const name = t(`receipt.${deliveryMethod}`);
  return [
    format.showTime(event.startsAt),
    event.venue,
    ticketType,
    t('wishList.price', { price: format.money(price), count: quantity }),
    ...(seatWish === 'together' ? [t('wishList.together')] : []),
    deliveryFee === 0
      ? t('wishList.deliveryFree', { name })
      : t('wishList.deliveryFee', { name, fee: format.money(deliveryFee) }),
    t('wishList.total', { price: format.money(total), points: format.count(totalPoints) }),
  ];
}

/** The meaning of a state for its wish: its place in the queue, a deadline, a reason. */
export function noteOf(wish: WishListItem, balance: number | null, text: WishText): string {
  const { t, format } = text;
  const seats = seatsText(t, wish.seatInfo ?? []);
  const until = format.showTime(wish.payUntil ?? wish.event.startsAt);
  const points = format.count(wish.totalPoints);
  switch (wish.matchingStatus) {
    case 'saved':
      return [t('wishList.ahead', { count: wish.position ?? 0 }), passedOverText(wish, text)].filter(Boolean).join(' ');
    case 'matching':
      return t('wishList.note_matching');
    case 'matched':
      return t('wishList.note_matched', { seats, until });
    case 'pointsNotPaid':
      return [
        t('wishList.note_matched', { seats, until }),
        balance === null
          ? t('wishList.note_pointsNotPaidUnknown', { points, until })
          : t('wishList.note_pointsNotPaid', { points, until, balance: format.count(balance) }),
      ].join(' ');
    case 'pointsPaid':
      return t('wishList.note_pointsPaid', { points: format.count(wish.pointsPaid) });
    case 'bought':
      return t('wishList.note_bought', { seats, points: format.count(wish.pointsPaid) });
    case 'cancelled':
    case 'paymentFailed':
      return wish.reason === null ? t(`wishList.note_${wish.matchingStatus}`) : t(`wishList.reason_${wish.reason}`);
  }
}

/** Why the last free seats went to others: "you asked for 4, 2 came back", and which wishes got them, without names. */
function passedOverText({ passedOver, quantity: wanted }: WishListItem, { t, format, lang }: WishText): string {
  if (passedOver === null) return '';
  const { at: instant, seats: count, left, reason, place, offers } = passedOver;
  const at = format.showTime(instant);
  const why =
    reason === 'apart'
      ? t('wishList.apart', { at, count })
      : left === count
        ? t('wishList.tooFew', { at, count, wanted })
        : t('wishList.tooFewLeft', { at, count, left, wanted });
  const others = offers.map((offer) =>
    t(offer.place < place ? 'wishList.offerAhead' : 'wishList.offerBehind', { count: offer.quantity }),
  );
  return [
    why,
    others.length === 0 ? t('wishList.offersNone') : t('wishList.offers', { offers: listed(lang, others) }),
  ].join(lang === 'en_us' ? ' ' : '');
}

const listed = (lang: Lang, parts: readonly string[]) => new Intl.ListFormat(scriptLangs[lang]).format(parts);
