import type { LikesOf } from '../lists/listing.js';
import type { Reader, Writer } from '../store/index.js';
import { type FavouriteRow, favouriteTable } from './rows.js';

/** The events that members like (spec §2 Favourites). */
export interface Favourites {
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
  return {
    likesOf: (data, eventId, base) => base + data.count(favouriteTable, 'eventId = ?', eventId),
    likedBy: (reader, memberId) => reader.find(favouriteTable, 'memberId = ? order by seq desc', memberId),
    add(tx, memberId, eventId, soldOut) {
      const id = idOf(memberId, eventId);
      if (tx.get(favouriteTable, id) === undefined) tx.put(favouriteTable, { id, memberId, eventId, soldOut });
    },
    remove: (tx, memberId, eventId) => tx.remove(favouriteTable, idOf(memberId, eventId)),
  };
}
