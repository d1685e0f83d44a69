import { LRUCache } from 'lru-cache';
import type { LikesOf } from '../lists/listing.js';
import type { Change, Reader, Writer } from '../store/index.js';
import { favouriteTable } from './rows.js';

/** Number of cached like counts, more than a programme has. */
const counted = 50_000;

const separator = '/';
const idOf = (memberId: string, eventId: string) => `${memberId}${separator}${eventId}`;

/** Events that members like (spec §2 Favourites). */
export type Favourites = ReturnType<typeof createFavourites>;

export function createFavourites() {
  const counts = new LRUCache<string, number>({ max: counted });
  const likesOf: LikesOf = (data, eventId, base) => {
    const count = counts.get(eventId) ?? data.count(favouriteTable, 'eventId = ?', eventId);
    counts.set(eventId, count);
    return base + count;
  };
  return {
    likesOf,
    watcher({ table, id }: Change): void {
      if (table === favouriteTable) counts.delete(id.slice(id.indexOf(separator) + 1));
    },
    /** Likes of a member, latest first. */
    likedBy: (reader: Reader, memberId: string) =>
      reader.find(favouriteTable, 'memberId = ? order by seq desc', memberId),
    /** @param soldOut whether the event is sold out now */
    add(tx: Writer, memberId: string, eventId: string, soldOut: boolean): void {
      const id = idOf(memberId, eventId);
      if (tx.get(favouriteTable, id) === undefined) tx.put(favouriteTable, { id, memberId, eventId, soldOut });
    },
    remove: (tx: Writer, memberId: string, eventId: string) => tx.remove(favouriteTable, idOf(memberId, eventId)),
  };
}
