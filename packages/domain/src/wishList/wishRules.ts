import { wishList } from '../constants.js';
import type { FieldError } from '../errors.js';
import { type Instant, toMilliseconds } from '../time/time.js';
import type { MatchingStatus } from './wish.js';

/**
 * Checks the tickets a member wishes for (spec §5, §9 Wish list: up to 4 tickets a person).
 * @returns nothing, `quantityRequired`, or `wishQuantityOverLimit` with the limit.
 */
export function checkWish({ quantity }: { quantity: number }): FieldError[] {
  const field = 'quantity';
  const limit = wishList.ticketsPerPerson;
  if (!Number.isInteger(quantity) || quantity < 1) return [{ field, code: 'quantityRequired' }];
  return quantity > limit ? [{ field, code: 'wishQuantityOverLimit', values: { limit } }] : [];
}

/** A wish as it stands in the line for a zone. */
export interface WaitingWish {
  wishId: string;
  matchingStatus: MatchingStatus;
  /** When it joined the line: it was saved, or restored. */
  waitsSince: Instant;
  quantity: number;
}

/** The line for a zone: who saved first is served first, and of the same instant the smaller id. Others are left out. */
export const matchOrder = <W extends WaitingWish>(wishes: readonly W[]): W[] =>
  wishes
    .filter(({ matchingStatus }) => matchingStatus === 'saved' || matchingStatus === 'matching')
    .sort((a, b) => toMilliseconds(a.waitsSince) - toMilliseconds(b.waitsSince) || (a.wishId < b.wishId ? -1 : 1));

/** How many wishes of a zone wait before one, or null for one that does not wait. */
export function wishPosition(wishes: readonly WaitingWish[], wishId: string): number | null {
  const index = matchOrder(wishes).findIndex((wish) => wish.wishId === wishId);
  return index === -1 ? null : index;
}

/**
 * The wishes that seats which have come free are matched to. A wish becomes one order or none (spec §5 "one submit
 * matches one order"): it is never served in part. One that is too big for what is left keeps its place, and the next
 * that fits is served: seats do not lie idle for it.
 * @param seats how many seats of the zone are free.
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
 * A member's own order of wishes after one was given another place (spec §7 sequence).
 * @param ids the wishes in their order, this one among them.
 * @param sequence the place it shall have, from 1; beyond the end is the end.
 */
export function moveWish(ids: readonly string[], id: string, sequence: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, sequence - 1), id, ...others.slice(sequence - 1)];
}
