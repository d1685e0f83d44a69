import {
  addMilliseconds,
  type Cart,
  type CartItem,
  cartTotals,
  type EventOnTicket,
  isOver,
  type Lang,
  leavingAlone,
  overlapsWithTickets,
  type ReleasedItem,
  recentOrderAge,
  toInstant,
} from '@first-gong/domain';
import type { Inventory } from '../inventory/inventory.js';
import type { Programme } from '../lists/programme.js';
import { pick } from '../shared/pick.js';
import { describedSeat, plainSeat } from '../shared/seatWords.js';
import type { Reader } from '../store/index.js';
import {
  type CartRow,
  type Hold,
  type ReleasedHold,
  releasedOf,
  type ShowSnapshot,
  type ZoneSnapshot,
} from './rows.js';

export const showView = (show: ShowSnapshot, lang: Lang): EventOnTicket => ({
  ...show,
  title: show.title[lang],
  posterLines: show.posterLines[lang],
  venue: show.venue[lang],
});

export const zoneView = (zone: ZoneSnapshot, lang: Lang) => ({
  ...zone,
  name: zone.name[lang],
  restrictedView: zone.restrictedView?.[lang] ?? null,
});

export const itemView = (hold: Hold, lang: Lang): CartItem => ({
  ...pick(hold, ['holdId', 'groupId', 'ticketType', 'price', 'compromise']),
  seats: hold.seats.map((seat) => describedSeat(lang, seat)),
  event: showView(hold.show, lang),
  zone: zoneView(hold.zone, lang),
  subtotal: hold.price * hold.seats.length,
});

const releasedView = (hold: ReleasedHold, lang: Lang): ReleasedItem => ({
  ...pick(hold, ['holdId', 'reason', 'at']),
  seats: hold.seats.map(plainSeat),
  event: showView(hold.show, lang),
  zoneName: hold.zone.name[lang],
  subtotal: hold.price * hold.seats.length,
});

export const pricedOf = (items: readonly Hold[]) =>
  items.map(({ price, seats, show }) => ({ price, quantity: seats.length, pointsProgramme: show.pointsProgramme }));

/** The member's tickets that overlap the cart. */
export function ticketsAtOnce({ items }: CartRow, bought: readonly ShowSnapshot[], lang: Lang): EventOnTicket[] {
  const shows = items.map(({ show }) => show);
  const atOnce = overlapsWithTickets(shows, bought).map(([, show]) => show);
  return [...new Set(atOnce)].map((show) => showView(show, lang));
}

/** The order paid within the last hour, for an empty cart. */
const paidOrderOf = ({ items, awaitingBank, paid }: CartRow, now: number): string | null =>
  paid !== null && items.length === 0 && awaitingBank === null && !isOver(addMilliseconds(paid.at, recentOrderAge), now)
    ? paid.transactionNumber
    : null;

/** Which seats can leave the cart alone, otherwise the reason. */
export type Leaving = ReturnType<typeof createLeaving>;

/** Film seats leave together, because they must be adjacent (spec §5 Cinema). */
export const createLeaving =
  (inventory: Inventory, programmes: () => Programme) =>
  (
    data: Reader,
    items: readonly Hold[],
    { groupId, show, zone, seats }: Hold,
  ): Required<Pick<CartItem, 'alone' | 'together'>> => {
    const group = items.filter((item) => item.groupId === groupId).flatMap((item) => item.seats);
    if (group.length > 1 && show.group === 'cinema') return { alone: [], together: 'film' };
    const performance = programmes().showing(show.performanceId)?.performance;
    const found = performance?.zones.find(({ code }) => code === zone.code);
    if (!performance || !found) return { alone: [], together: null };
    const { alone, together } = leavingAlone(inventory.in(data).rows(performance, found), group);
    return { alone: alone.filter((seat) => seats.includes(seat)), together };
  };

/** @param bought performances of the member's tickets */
export function cartView(
  data: Reader,
  cart: CartRow,
  bought: readonly ShowSnapshot[],
  leaving: Leaving,
  now: number,
  lang: Lang,
): Cart {
  return {
    items: cart.items.map((item) => {
      const { alone, together } = leaving(data, cart.items, item);
      return { ...itemView(item, lang), alone: alone.map(plainSeat), together };
    }),
    released: releasedOf(data, cart).map((item) => releasedView(item, lang)),
    expiresAt: cart.items.length > 0 ? cart.deadline : null,
    serverNow: toInstant(now),
    ...cartTotals(pricedOf(cart.items)),
    awaitingBank: cart.awaitingBank,
    paidOrder: paidOrderOf(cart, now),
    ticketsAtOnce: ticketsAtOnce(cart, bought, lang),
  };
}
