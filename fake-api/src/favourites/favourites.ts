import { LRUCache } from 'lru-cache';
import type { LikesOf } from '../lists/listing.js';
import type { Reader, Watcher, Writer } from '../store/index.js';
import { type FavouriteRow, favouriteTable } from './rows.js';

/** The events that members like (spec §2 Favourites). */
export interface Favourites {
  /** Keeps the counts current. */
  watcher: Watcher;
  likesOf: LikesOf;
  /** The likes of a member, the latest first. */
  likedBy(reader: Reader, memberId: string): FavouriteRow[];
  /** @param soldOut whether the event has no tickets now. */
  add(tx: Writer, memberId: string, eventId: string, soldOut: boolean): void;
  remove(tx: Writer, memberId: string, eventId: string): void;
}

/** The events whose likes stay counted: more than a programme has. */
const counted = 50_000;

const separator = '/';
const idOf = (memberId: string, eventId: string) => `${memberId}${separator}${eventId}`;

export function createFavourites(): Favourites {
  const counts = new LRUCache<string, number>({ max: counted });
  return {
    watcher({ table, id }) {
      if (table === favouriteTable) counts.delete(id.slice(id.indexOf(separator) + 1));
    },
    likesOf(data, eventId, base) {
      const count = counts.get(eventId) ?? data.count(favouriteTable, 'eventId = ?', eventId);
      counts.set(eventId, count);
      return base + count;
    },
    likedBy: (reader, memberId) => reader.find(favouriteTable, 'memberId = ? order by seq desc', memberId),
    add(tx, memberId, eventId, soldOut) {
      const id = idOf(memberId, eventId);
      if (tx.get(favouriteTable, id) === undefined) tx.put(favouriteTable, { id, memberId, eventId, soldOut });
    },
    remove: (tx, memberId, eventId) => tx.remove(favouriteTable, idOf(memberId, eventId)),
  };
}
