import { wishList } from '../constants.js';
import type { FieldError } from '../errors.js';
import { type Instant, toMilliseconds } from '../time/time.js';
import type { MatchingStatus } from './wish.js';

/**
 * Checks the quantity of a wish (spec §5, §9 Wish list: up to 4 tickets per person).
 * @param wished tickets of the member's other wishes for the same performance, bought ones included.
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
 * The wishes that get the free seats of a zone. A wish becomes one order or none (spec §5 "one submit matches one
 * order"): it is never served in part. A wish that needs more seats than are left keeps its place, and the next wish
 * that fits is served, so that no seats stay unused.
 * @param seats number of free seats in the zone.
 */
export function matchedWishes<W extends WaitingWish>(wishes: readonly W[], seats: number): W[] {
  let left = seats;
  return matchOrder(wishes).filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}

/**
 * A member's own order of wishes after one moved (spec §7 sequence).
 * @param ids all wishes in their current order.
 * @param sequence the new position, from 1; a position beyond the end means the end.
 */
export function moveWish(ids: readonly string[], id: string, sequence: number): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id);
  return [...otherIds.slice(0, sequence - 1), id, ...otherIds.slice(sequence - 1)];
}
