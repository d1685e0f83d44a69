import type { LikesOf } from '../lists/listing.js';
import type { State } from '../state.js';
import { groupBy, type Watcher, type Writer } from '../store/index.js';

/** Who likes what (spec §2 Favourites). */
export interface Favourites {
  /** Keeps the indexes; to be given to the store. */
  watcher: Watcher<State>;
  likesOf: LikesOf;
  /** Events that a member likes, the latest liked first. */
  likedBy(memberId: string): string[];
  add(tx: Writer<State>, memberId: string, eventId: string): void;
  remove(tx: Writer<State>, memberId: string, eventId: string): void;
}

const separator = '/';
const idOf = (memberId: string, eventId: string) => `${memberId}${separator}${eventId}`;
const eventIn = (id: string) => id.slice(id.indexOf(separator) + 1);

export function createFavourites(): Favourites {
  const byEvent = groupBy<State, 'favourites'>('favourites', ({ eventId }) => eventId);
  const byMember = groupBy<State, 'favourites'>('favourites', ({ memberId }) => memberId);
  return {
    watcher(change, before) {
      byEvent.watcher(change, before);
      byMember.watcher(change, before);
    },
    likesOf: (eventId, base) => base + byEvent.of(eventId).size,
    likedBy: (memberId) => [...byMember.of(memberId)].map(eventIn).reverse(),
    add(tx, memberId, eventId) {
      const id = idOf(memberId, eventId);
      if (tx.get('favourites', id) === undefined) tx.put('favourites', { id, memberId, eventId });
    },
    remove: (tx, memberId, eventId) => tx.remove('favourites', idOf(memberId, eventId)),
  };
}
