import { type FavouriteState, hongKongDate, RuleError } from '@first-gong/domain';
import type { Shop } from '../area.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Handlers } from '../http/handlers.js';
import type { Listing } from '../lists/listing.js';
import { summaryOf } from '../lists/views.js';
import type { Favourites } from './favourites.js';
import { favouriteTable } from './rows.js';

export interface FavouriteParts {
  favourites: Favourites;
  catalogue: Catalogue;
  listing: () => Listing;
}

/** My favourites (spec §2 Member services). An event that is over leaves the list but keeps its likes. */
export function createFavouriteArea({ store, now }: Shop, { favourites, catalogue, listing }: FavouriteParts) {
  /** @throws RuleError `eventNotFound` for an event that has never existed. */
  const stateOf = (eventId: string, favourite: boolean): FavouriteState => {
    // The programme has the events on sale; the catalogue works out a run that is over.
    const event = listing().programme.event(eventId) ?? catalogue.event(eventId, hongKongDate(now()));
    if (event === null) throw new RuleError('eventNotFound', [{ field: 'eventId', code: 'eventNotFound' }]);
    return { eventId, favourite, likes: favourites.likesOf(eventId, event.likes) };
  };

  /**
   * Lets a member like an event that is on sale, or whose last run is over. Runs are computed for centuries ahead;
   * without this, a member could like millions of them.
   * @throws RuleError `eventNotFound`.
   */
  const requireAnnounced = (eventId: string): void => {
    const { programme } = listing();
    if (programme.event(eventId) || programme.past().some(({ id }) => id === eventId)) return;
    throw new RuleError('eventNotFound', [{ field: 'eventId', code: 'eventNotFound' }]);
  };

  const handlers = {
    favouriteList({ member, lang }) {
      const listed = new Map(listing().events.map((one) => [one.event.id, one]));
      return favourites.likedBy(member().id).flatMap((eventId) => {
        const found = listed.get(eventId);
        return found ? [{ ...summaryOf(found, lang), likes: favourites.likesOf(eventId, found.event.likes) }] : [];
      });
    },
    addFavourite: ({ member, body: { eventId } }) =>
      store.transact((tx) => {
        requireAnnounced(eventId);
        favourites.add(tx, member().id, eventId);
        return stateOf(eventId, true);
      }),
    removeFavourite: ({ member, params: { eventId = '' } }) =>
      store.transact((tx) => {
        favourites.remove(tx, member().id, eventId);
        return stateOf(eventId, false);
      }),
  } satisfies Partial<Handlers>;
  return { tables: [favouriteTable], watchers: favourites.watchers, handlers };
}
