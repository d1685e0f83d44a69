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
 * Checks the quantity of a wish (spec §5, §9 Wish list: 4 tickets per person and event).
 * @param wished tickets of the member's other wishes for the event, including bought ones
 * @param eventLimit the event's limit per transaction
 * @returns no error, `quantityRequired`, or `wishQuantityOverLimit` with limit and remainder
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

/** Another wish of the member for the event. */
export interface OwnWish {
  performanceId: string;
  zone: string;
  /** Null for standard tickets of an event without types. */
  ticketType: TicketType | null;
  quantity: number;
  matchingStatus: MatchingStatus;
}

/**
 * Checks a new or restored wish.
 * @param remaining free seats of the zone
 * @param typesSold ticket types of the event
 * @param others the member's other wishes for the event
 * @returns no error, or the first of `quantityRequired`, `wishQuantityOverLimit`, `ticketTypeNotSold`,
 * `wishAlreadySaved`, `wishSeatsAvailable`
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

export interface WaitingWish {
  wishId: string;
  matchingStatus: MatchingStatus;
  /** When the wish was saved or restored. */
  waitsSince: Instant;
  quantity: number;
}

/** The queue of a zone, longest waiting first, then by id. */
export const matchOrder = <W extends WaitingWish>(wishes: readonly W[]): W[] =>
  wishes
    .filter(({ matchingStatus }) => matchingStatus === 'saved' || matchingStatus === 'matching')
    .sort((a, b) => toMilliseconds(a.waitsSince) - toMilliseconds(b.waitsSince) || (a.wishId < b.wishId ? -1 : 1));

/** Wishes ahead in the queue, or null if the wish does not wait. */
export function wishPosition(wishes: readonly WaitingWish[], wishId: string): number | null {
  const index = matchOrder(wishes).findIndex((wish) => wish.wishId === wishId);
  return index === -1 ? null : index;
}

/**
 * The visible state: the first waiting wish is `matching`, the others are `saved`.
 * @param position wishes ahead, or null
 */
export const wishState = (state: MatchingStatus, position: number | null): MatchingStatus =>
  state === 'saved' && position === 0 ? 'matching' : state;

/** The turn of a wish in a round. */
export interface WishTurn<W> {
  wish: W;
  /** Wishes ahead. */
  place: number;
  /** Free seats at this turn. */
  left: number;
  /** `tooFew`: fewer seats than tickets. `apart`: not adjacent. */
  result: 'served' | 'tooFew' | 'apart';
}

/**
 * One round for a zone, in the order of the queue. Wishes are served whole or skipped (spec §5 "one submit matches one
 * order").
 * @param seats free seats
 * @param offer holds seats for a wish; false if the seats do not suit
 * @default every seat suits
 */
export function runMatching<W extends WaitingWish>(
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

/** Per skipped wish, the reason and the seats offered to others. */
export function skippedWishes<W extends WaitingWish>(
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

/** Whether an event takes wishes, which points pay. Excludes films, network events and priority booking. */
export const takesWishes = (
  { group, pointsProgramme, priority }: { group: Group; pointsProgramme: boolean; priority: PriorityBooking | null },
  now: Instant,
): boolean =>
  pointsProgramme && group !== 'cinema' && group !== 'governmentNetwork' && !isPriorityBooking(priority, now);

/**
 * Moves a wish in the member's order (spec §7 sequence).
 * @param ids all wishes in order
 * @param sequence new position from 1; larger values mean the end
 */
export function moveWish(ids: readonly string[], id: string, sequence: number): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id);
  return [...otherIds.slice(0, sequence - 1), id, ...otherIds.slice(sequence - 1)];
}

/** Wishes with every search word in title, venue or zone. */
export function filterWishes(wishes: readonly WishListItem[], q: string): WishListItem[] {
  const hasWords = matcherOf(q);
  return wishes.filter(({ event, zoneName }) => hasWords([event.title, event.venue, zoneName].join(' ')));
}
