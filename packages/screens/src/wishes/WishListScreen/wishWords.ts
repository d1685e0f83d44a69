import { type Lang, type MatchingStatus, scriptLangs, type WishListItem } from '@first-gong/domain';
import { seatsText } from '@first-gong/i18n';
import { type Text, ticketTypeNames } from '../../shared/text/index.js';

type WishText = Text<'wishList' | 'order' | 'payment'>;

/** Tickets, service charge and delivery, which add up to the total. */
export function priceParts(
  wish: Pick<WishListItem, 'price' | 'quantity' | 'serviceCharge' | 'deliveryMethod' | 'deliveryFee'>,
  { t, format }: Text<'wishList' | 'order' | 'payment'>,
): string[] {
  const { price, quantity, serviceCharge, deliveryMethod, deliveryFee } = wish;
  const name = t(`payment.${deliveryMethod}`);
  return [
    t('wishList.price', { price: format.money(price), count: quantity }),
    t('wishList.serviceCharge', { fee: format.money(serviceCharge) }),
    deliveryFee === 0
      ? t('wishList.deliveryFree', { name })
      : t('wishList.deliveryFee', { name, fee: format.money(deliveryFee) }),
  ];
}

/** Payment state of a wish: found seats are unpaid, bought ones are paid (spec §3, §4). */
export const paymentState = (status: MatchingStatus): 'pointsNotPaid' | 'pointsPaid' | null =>
  status === 'matched' ? 'pointsNotPaid' : status === 'bought' ? 'pointsPaid' : null;

/** A wish in button names. Day, zone and type distinguish several wishes for one event. */
export const nameOf = ({ event, zoneName, ticketType }: WishListItem, { t, format }: Text<'wishList'>): string =>
  t('wishList.wish', {
    title: event.title,
    time: format.showTime(event.startsAt),
    zone: zoneAndType(zoneName, ticketType, t),
  });

const zoneAndType = (name: string, ticketType: WishListItem['ticketType'], t: Text['t']): string =>
  ticketType === null ? name : t('common.nameAndType', { name, type: t(ticketTypeNames[ticketType]) });

/** Date, place, zone, type, seats, price parts, delivery and total of a wish, in reading order. */
export function factsOf(wish: WishListItem, text: WishText): string[] {
  const { event, zoneName: name, ticketType, seatWish, total, totalPoints } = wish;
  const { deliveryAddress: address, deliveryDays } = wish;
  const [from = 0, to = 0] = deliveryDays ?? [];
  const { t, format } = text;
  return [
    format.showTime(event.startsAt),
    event.venue,
    zoneAndType(name, ticketType, t),
    ...(seatWish === 'together' ? [t('wishList.together')] : []),
    ...priceParts(wish, text),
    ...(address === null ? [] : [t('wishList.courierTo', { address })]),
    ...(deliveryDays === null ? [] : [t('wishList.courierDays', { from, to })]),
    t('wishList.total', { price: format.money(total), points: format.count(totalPoints) }),
  ];
}

/** Meaning of a state for its wish: place in the queue, deadline or reason. */
export function noteOf(wish: WishListItem, balance: number | null, text: WishText): string {
  const { t, format } = text;
  const seats = seatsText(t, wish.seatInfo ?? []);
  const until = format.showTime(wish.payUntil ?? wish.event.startsAt);
  const points = format.count(wish.totalPoints);
  switch (wish.matchingStatus) {
    case 'saved':
      return [t('wishList.ahead', { count: wish.position ?? 0 }), passedOverText(wish, text)]
        .filter(Boolean)
        .join(format.sentenceGap);
    case 'matching':
      return [t('wishList.note_matching'), passedOverText(wish, text)].filter(Boolean).join(format.sentenceGap);
    case 'matched':
      return t('wishList.note_matched', { seats, until });
    case 'pointsNotPaid':
      return [
        t('wishList.note_matched', { seats, until }),
        balance === null
          ? t('wishList.note_pointsNotPaidUnknown', { points, until })
          : t('wishList.note_pointsNotPaid', { points, until, balance: format.count(balance) }),
      ].join(format.sentenceGap);
    case 'pointsPaid':
      return t('wishList.note_pointsPaid', { points: format.count(wish.pointsPaid) });
    case 'bought':
      return t('wishList.note_bought', { seats, points: format.count(wish.pointsPaid) });
    case 'cancelled':
    case 'paymentFailed':
      return wish.reason === null ? t(`wishList.note_${wish.matchingStatus}`) : t(`wishList.reason_${wish.reason}`);
  }
}

/** Why the last returned seats went to others: "you asked for 4, 2 came back", without names. */
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
  ].join(format.sentenceGap);
}

const listed = (lang: Lang, parts: readonly string[]) => new Intl.ListFormat(scriptLangs[lang]).format(parts);
