import type { Favourite, FavouriteState, Lang } from '@first-gong/domain';
import { favouriteStanding, hongKongDate, RuleError } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import type { Catalogue, CatalogueEvent } from '../catalogue/index.js';
import type { Listed, Listing } from '../lists/listing.js';
import { pastSummaryOf, summaryOf } from '../lists/views.js';
import type { Favourites } from './favourites.js';
import type { FavouriteRow } from './rows.js';

const eventNotFound = () => new RuleError('eventNotFound', [{ field: 'eventId', code: 'eventNotFound' }]);

/** My favourites (spec §2 Member services). Past events stay favourites and keep their likes. */
export function createFavouriteArea(
  { store, now }: Shop,
  { favourites, catalogue, listing }: { favourites: Favourites; catalogue: Catalogue; listing: () => Listing },
) {
  const eventOf = (eventId: string) => catalogue.event(eventId, hongKongDate(now()));
  const likesOf = ({ id, likes }: CatalogueEvent) => favourites.likesOf(store.read(), id, likes);

  /** @throws RuleError `eventNotFound` */
  const stateOf = (eventId: string, favourite: boolean): FavouriteState => {
    // The programme has events on sale, the catalogue computes past runs.
    const event = listing().programme.event(eventId) ?? eventOf(eventId);
    if (event === null) throw eventNotFound();
    return { eventId, favourite, likes: likesOf(event) };
  };

  /**
   * Accepts only events on sale or with a past last run, because the catalogue computes endless future runs.
   * @throws RuleError `eventNotFound`
   */
  const requireAnnounced = (eventId: string): void => {
    const { programme } = listing();
    if (!programme.event(eventId) && !programme.past().some(({ id }) => id === eventId)) throw eventNotFound();
  };

  /** A favourite for the list, or undefined if the catalogue lacks the event. */
  const favouriteOf = ({ eventId, soldOut }: FavouriteRow, listed: Listed | null, lang: Lang): Favourite[] => {
    const event = listed?.event ?? eventOf(eventId);
    if (event === null) return [];
    const summary = listed ? summaryOf(listed, lang) : pastSummaryOf(event, lang);
    return [{ ...summary, likes: likesOf(event), standing: favouriteStanding(soldOut, listed) }];
  };

  const handlers = {
    favouriteList({ member, lang }) {
      const listed = new Map(listing().events.map((one) => [one.id, one]));
      return favourites
        .likedBy(store.read(), member().id)
        .flatMap((row) => favouriteOf(row, listed.get(row.eventId) ?? null, lang));
    },
    async addFavourite({ member, body: { eventId } }) {
      const { id } = member();
      requireAnnounced(eventId);
      const listed = listing().events.find((one) => one.id === eventId);
      await store.transact((tx) => favourites.add(tx, id, eventId, listed?.nextPerformanceAt === null));
      return stateOf(eventId, true);
    },
    async removeFavourite({ member, params: { eventId = '' } }) {
      const { id } = member();
      await store.transact((tx) => favourites.remove(tx, id, eventId));
      return stateOf(eventId, false);
    },
  } satisfies Partial<Handlers>;
  return { watchers: [favourites.watcher], handlers };
}
