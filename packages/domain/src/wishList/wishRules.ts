import type { PriorityBooking } from '../catalogue/event.js';
import type { Group } from '../catalogue/eventKinds.js';
import { isPriorityBooking } from '../catalogue/priority.js';
import { matcherOf } from '../catalogue/search.js';
import { wishList } from '../constants.js';
import type { FieldError } from '../errors.js';
import { checkTicketTypes, type TicketType, type TypesSold } from '../seats/ticketTypes.js';
import { type Instant, toMilliseconds } from '../time/time.js';
import type { MatchingStatus, PassedOver, WishListItem } from './wish.js';
import { isWishOver } from './wishMachine.js';

/**
 * Checks the quantity of a wish (spec §5, §9 Wish list: up to 4 tickets of one event per person).
 * @param wished tickets of the member's other wishes for the same event, bought ones included.
 * @param eventLimit the event's own limit of tickets per transaction.
 * @returns an empty array, `quantityRequired`, or `wishQuantityOverLimit` with the limit and what is left of it.
 */
export function checkWish({
  quantity,
  wished,
  eventLimit,
}: {
  quantity: number;
  wished: number;
  eventLimit: number;
}): FieldError[] {
  const field = 'quantity';
  const limit = Math.min(wishList.ticketsPerPerson, eventLimit);
  if (!Number.isInteger(quantity) || quantity < 1) return [{ field, code: 'quantityRequired' }];
  const left = Math.max(0, limit - wished);
  return quantity > left ? [{ field, code: 'wishQuantityOverLimit', values: { limit, left } }] : [];
}

/** Another wish of the same member for the same event. */
export interface OwnWish {
  performanceId: string;
  zone: string;
  /** Null where every ticket is a standard one. */
  ticketType: TicketType | null;
  quantity: number;
  matchingStatus: MatchingStatus;
}

/**
 * Checks a new or restored wish: the number of its tickets, its ticket type, a second wish for the same zone and ticket
 * type, and whether its tickets can simply be bought.
 * @param remaining free seats of the zone.
 * @param typesSold the ticket types of the event.
 * @param others the member's other wishes for the event. Open and bought ones count towards the limit.
 * @returns an empty array, or the first of `quantityRequired`, `wishQuantityOverLimit`, `ticketTypeNotSold`,
 * `wishAlreadySaved` and `wishSeatsAvailable`.
 */
export function checkNewWish({
  performanceId,
  zone,
  ticketType,
  quantity,
  remaining,
  eventLimit,
  typesSold,
  others,
}: Omit<OwnWish, 'matchingStatus'> & {
  remaining: number;
  eventLimit: number;
  typesSold: TypesSold;
  others: readonly OwnWish[];
}): FieldError[] {
  const counted = others.filter(({ matchingStatus }) => matchingStatus === 'bought' || !isWishOver(matchingStatus));
  const errors = checkWish({
    quantity,
    wished: counted.reduce((sum, wish) => sum + wish.quantity, 0),
    eventLimit,
  });
  if (errors.length > 0) return errors;
  const type = ticketType ?? 'standard';
  if (checkTicketTypes([type], 1, typesSold).length > 0) return [{ field: 'ticketType', code: 'ticketTypeNotSold' }];
  const isSame = (wish: OwnWish) =>
    wish.performanceId === performanceId && wish.zone === zone && (wish.ticketType ?? 'standard') === type;
  if (others.some((wish) => isSame(wish) && !isWishOver(wish.matchingStatus))) {
    return [{ field: 'zone', code: 'wishAlreadySaved' }];
  }
  return remaining >= quantity ? [{ field: 'zone', code: 'wishSeatsAvailable' }] : [];
}

/** A wish in the queue for a zone. */
export interface WaitingWish {
  wishId: string;
  matchingStatus: MatchingStatus;
  /** When the wish joined the queue by being saved or restored. */
  waitsSince: Instant;
  quantity: number;
}

/** The queue for a zone: waiting wishes only, the longest waiting first, and the smaller id first at the same instant. */
export const matchOrder = <W extends WaitingWish>(wishes: readonly W[]): W[] =>
  wishes
    .filter(({ matchingStatus }) => matchingStatus === 'saved' || matchingStatus === 'matching')
    .sort((a, b) => toMilliseconds(a.waitsSince) - toMilliseconds(b.waitsSince) || (a.wishId < b.wishId ? -1 : 1));

/** How many wishes of a zone wait before this one, or null if this one does not wait. */
export function wishPosition(wishes: readonly WaitingWish[], wishId: string): number | null {
  const index = matchOrder(wishes).findIndex((wish) => wish.wishId === wishId);
  return index === -1 ? null : index;
}

/**
 * The state that a member sees. Of the wishes that wait, the first of the queue is matching: the next seats are offered
 * to it. The others are saved.
 * @param position number of wishes that wait before it, or null if it does not wait.
 */
export const wishState = (state: MatchingStatus, position: number | null): MatchingStatus =>
  state === 'saved' && position === 0 ? 'matching' : state;

/** The turn of a waiting wish when seats are free. */
export interface WishTurn<W> {
  wish: W;
  /** Number of wishes that wait before it. */
  place: number;
  /** Free seats that were left at its turn. */
  left: number;
  /** `served`: it gets its seats. `tooFew`: fewer are left than it needs. `apart`: they do not lie as it wishes. */
  result: 'served' | 'tooFew' | 'apart';
}

/**
 * One round of matching a zone: each waiting wish has its turn, in the order of the queue. A wish becomes one order or
 * none (spec §5 "one submit matches one order"): it is never served in part. A wish that the free seats do not suit keeps
 * its place, and the next one has its turn, so that no seats stay unused.
 * @param seats number of free seats in the zone.
 * @param offer gives a wish its seats; false if they do not lie as it wishes. @default every seat suits
 */
export function matchRound<W extends WaitingWish>(
  wishes: readonly W[],
  seats: number,
  offer: (wish: W) => boolean = () => true,
): WishTurn<W>[] {
  let free = seats;
  return matchOrder(wishes).map((wish, place) => {
    const left = free;
    if (wish.quantity > left) return { wish, place, left, result: 'tooFew' };
    if (!offer(wish)) return { wish, place, left, result: 'apart' };
    free -= wish.quantity;
    return { wish, place, left, result: 'served' };
  });
}

/** Why each wish that still waits after a round got no seats, and what the round offered to others. */
export function passedOverIn<W extends WaitingWish>(
  turns: readonly WishTurn<W>[],
  at: string,
): { wish: W; passedOver: PassedOver }[] {
  const seats = turns[0]?.left ?? 0;
  const offers = turns
    .filter(({ result }) => result === 'served')
    .map(({ place, wish: { quantity } }) => ({ place, quantity }));
  return turns.flatMap(({ wish, place, left, result }) =>
    result === 'served' ? [] : [{ wish, passedOver: { at, seats, left, reason: result, place, offers } }],
  );
}

/**
 * Whether members can wish for tickets of an event: points pay for wishes, films have their ticket types and a confirmed
 * age, another site sells the events of the network, and priority booking needs a card.
 */
export const takesWishes = (
  { group, pointsProgramme, priority }: { group: Group; pointsProgramme: boolean; priority: PriorityBooking | null },
  now: Instant,
): boolean =>
  pointsProgramme && group !== 'cinema' && group !== 'governmentNetwork' && !isPriorityBooking(priority, now);

/**
 * A member's own order of wishes after one moved (spec §7 sequence).
 * @param ids all wishes in their current order.
 * @param sequence the new position, from 1; a position beyond the end means the end.
 */
export function moveWish(ids: readonly string[], id: string, sequence: number): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id);
  return [...otherIds.slice(0, sequence - 1), id, ...otherIds.slice(sequence - 1)];
}

/** Wishes that have every word in the title, the venue or the zone. */
export function filterWishes(wishes: readonly WishListItem[], q: string): WishListItem[] {
  const hasWords = matcherOf(q);
  return wishes.filter(({ event, zoneName }) => hasWords([event.title, event.venue, zoneName].join(' ')));
}
