import type { LikesOf } from '../lists/listing.js';
import { groupBy, type Watcher, type Writer } from '../store/index.js';
import { favouriteTable } from './rows.js';

/** The events that members like (spec §2 Favourites). */
export interface Favourites {
  /** Keep the indexes. */
  watchers: readonly Watcher[];
  likesOf: LikesOf;
  /** Events that a member likes, the latest liked first. */
  likedBy(memberId: string): string[];
  add(tx: Writer, memberId: string, eventId: string): void;
  remove(tx: Writer, memberId: string, eventId: string): void;
}

const separator = '/';
const idOf = (memberId: string, eventId: string) => `${memberId}${separator}${eventId}`;
const eventIn = (id: string) => id.slice(id.indexOf(separator) + 1);

export function createFavourites(): Favourites {
  const byEvent = groupBy(favouriteTable, ({ eventId }) => eventId);
  const byMember = groupBy(favouriteTable, ({ memberId }) => memberId);
  return {
    watchers: [byEvent.watcher, byMember.watcher],
    likesOf: (eventId, base) => base + byEvent.of(eventId).size,
    likedBy: (memberId) => [...byMember.of(memberId)].map(eventIn).reverse(),
    add(tx, memberId, eventId) {
      const id = idOf(memberId, eventId);
      if (tx.get(favouriteTable, id) === undefined) tx.put(favouriteTable, { id, memberId, eventId });
    },
    remove: (tx, memberId, eventId) => tx.remove(favouriteTable, idOf(memberId, eventId)),
  };
}
