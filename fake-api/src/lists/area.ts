import { isSoldByNetwork, RuleError, relatedTo, searchLength } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { createCatalogue, demonstrationSeed } from '../catalogue/index.js';
import { withMoves } from '../catalogue/moves.js';
import { createListing, type ListingDependencies } from './listing.js';
import { createLists } from './lists.js';
import { createProgrammes, type Showing } from './programme.js';
import { detailOf, summaryOf } from './views.js';

/** Maximum related events (contract: relatedEventList), one line of posters on a large screen. */
const relatedLimit = 5;

/** The programme and the public lists (spec §7 Data lists). */
export function createListArea(
  { store, now, options }: Shop,
  { inventory, likesOf }: Pick<ListingDependencies, 'inventory' | 'likesOf'>,
) {
  const written = createCatalogue({ seed: options.seed ?? demonstrationSeed, size: options.catalogueSize });
  const { catalogue, ...moves } = withMoves(written);
  const programmes = createProgrammes(catalogue, now);
  const parts = { store, inventory, programmes, likesOf, now };
  const listing = createListing(parts);

  // The pattern limits run numbers, because longer ones exceed the calendar.
  const isKnown = (id: string) => /-\d{1,4}-\d{8}-\d{4}$/.test(id) && catalogue.performance(id) !== null;

  /** @throws RuleError `soldByNetwork`, `performanceNotOnSale`, `performanceNotFound` */
  const findOnSale = (performanceId: string): Showing => {
    const found = programmes().showing(performanceId);
    if (!found) throw new RuleError(isKnown(performanceId) ? 'performanceNotOnSale' : 'performanceNotFound');
    if (isSoldByNetwork(found.event.group)) throw new RuleError('soldByNetwork');
    return found;
  };

  const handlers = {
    searchSuggestions: ({ query, lang }) => listing().programme.suggest((query.q ?? '').slice(0, searchLength), lang),
    eventDetail({ query, lang }) {
      const listed = listing().events.find(({ event }) => event.id === query.eventId);
      if (listed === undefined) throw new RuleError('eventNotFound');
      const { id, likes } = listed.event;
      const data = store.read();
      return { ...detailOf(listed, inventory.in(data), now(), lang), likes: likesOf(data, id, likes) };
    },
    relatedEventList({ query, lang }) {
      const { events, programme } = listing();
      const event = catalogue.event(query.eventId, programme.today);
      const onSale = events.map((listed) => ({ ...listed, posterSeed: listed.event.posterSeed }));
      const kin = event && { ...event, venueId: event.venue.id };
      return relatedTo(kin, onSale, relatedLimit).map((listed) => summaryOf(listed, lang));
    },
  } satisfies Partial<Handlers>;

  return {
    watchers: [moves.watcher],
    start: async () => moves.load(store.read()),
    handlers,
    lists: createLists({ ...parts, listing }),
    catalogue,
    programmes,
    listing,
    findOnSale,
  };
}
