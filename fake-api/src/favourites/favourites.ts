import type { LikesOf } from '../lists/listing.js';
import { groupBy, type Reader, type Watcher, type Writer } from '../store/index.js';
import { type FavouriteRow, favouriteTable } from './rows.js';

/** The events that members like (spec §2 Favourites). */
export interface Favourites {
  /** Keep the indexes. */
  watchers: readonly Watcher[];
  likesOf: LikesOf;
  /** The likes of a member, the latest first. */
  likedBy(reader: Reader, memberId: string): FavouriteRow[];
  /** @param soldOut whether the event has no tickets now. */
  add(tx: Writer, memberId: string, eventId: string, soldOut: boolean): void;
  remove(tx: Writer, memberId: string, eventId: string): void;
}

const separator = '/';
const idOf = (memberId: string, eventId: string) => `${memberId}${separator}${eventId}`;

export function createFavourites(): Favourites {
  const byEvent = groupBy(favouriteTable, ({ eventId }) => eventId);
  const byMember = groupBy(favouriteTable, ({ memberId }) => memberId);
  return {
    watchers: [byEvent.watcher, byMember.watcher],
    likesOf: (eventId, base) => base + byEvent.of(eventId).size,
    likedBy: (reader, memberId) =>
      [...byMember.of(memberId)].flatMap((id) => reader.get(favouriteTable, id) ?? []).reverse(),
    add(tx, memberId, eventId, soldOut) {
      const id = idOf(memberId, eventId);
      if (tx.get(favouriteTable, id) === undefined) tx.put(favouriteTable, { id, memberId, eventId, soldOut });
    },
    remove: (tx, memberId, eventId) => tx.remove(favouriteTable, idOf(memberId, eventId)),
  };
}
