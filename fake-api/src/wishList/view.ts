import {
  canRestore,
  cartTotals,
  deliveryDays,
  type Lang,
  pointsFor,
  type Quote,
  quote,
  type WishListItem,
  wishPosition,
  wishState,
} from '@first-gong/domain';
import type { Hold } from '../cart/rows.js';
import { showView } from '../cart/view.js';
import { pick } from '../shared/pick.js';
import { plainSeat } from '../shared/seatWords.js';
import type { WishRow } from './rows.js';

const ticketsOf = ({ price, quantity, show: { pointsProgramme } }: WishRow) => ({ price, quantity, pointsProgramme });

/** Total with fees, in cents. */
export function totalOf(wish: WishRow): number {
  const { ticketsTotal, serviceCharge } = cartTotals([ticketsOf(wish)]);
  return ticketsTotal + serviceCharge + wish.delivery.fee;
}

/** The price of a wish, paid with points. */
export const quoteOf = (wish: WishRow, now: number): Quote =>
  quote({ items: [ticketsOf(wish)], deliveryFee: wish.delivery.fee, pointsUsed: pointsFor(totalOf(wish)), now });

/** The seats of a matched wish as a hold. */
export const holdOfWish = (wish: WishRow): Hold => ({
  ...pick(wish, ['show', 'zone', 'price', 'compromise']),
  holdId: wish.id,
  groupId: wish.id,
  ticketType: wish.ticketType ?? null,
  seats: wish.seats ?? [],
});

/** @param line all wishes of the zone */
export function wishView(wish: WishRow, line: readonly WishRow[], lang: Lang): WishListItem {
  const { show, zone, seats, delivery, matchingStatus } = wish;
  const total = totalOf(wish);
  const named = line.map((one) => ({ ...one, wishId: one.id }));
  const position = wishPosition(named, wish.id);
  return {
    wishId: wish.id,
    event: showView(show, lang),
    ...pick(wish, ['quantity', 'sorting', 'price', 'reason', 'savedAt', 'pointsPaid', 'transactionNumber']),
    ticketType: wish.ticketType ?? null,
    zone: zone.code,
    zoneName: zone.name[lang],
    seatWish: wish.seatWish ?? 'any',
    seatInfo: seats?.map(plainSeat) ?? null,
    serviceCharge: cartTotals([ticketsOf(wish)]).serviceCharge,
    deliveryMethod: delivery.method,
    deliveryFee: delivery.fee,
    deliveryAddress: delivery.address?.[lang] ?? null,
    deliveryDays: deliveryDays(delivery.destination),
    total,
    totalPoints: pointsFor(total),
    matchingStatus: wishState(matchingStatus, position),
    position,
    passedOver: wish.passedOver ?? null,
    payUntil: seats && wish.deadline,
    canRestore: !wish.show.cancelled && canRestore(matchingStatus),
  };
}
