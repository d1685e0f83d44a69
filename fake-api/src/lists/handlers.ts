import { RuleError, relatedTo, searchLength } from '@first-gong/domain';
import type { Handlers } from '../area/handlers.js';
import type { Catalogue, CatalogueEvent } from '../catalogue/index.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Store } from '../store/index.js';
import type { LikesOf, Listing } from './listing.js';
import { detailOf, summaryOf } from './views.js';

export interface ProgrammeParts {
  store: Pick<Store, 'read'>;
  catalogue: Catalogue;
  inventory: Inventory;
  listing: () => Listing;
  likesOf: LikesOf;
  now: () => number;
}

/** The most events beside another one (contract: relatedEventList): one line of posters on a large screen. */
const relatedLimit = 5;

const kinOf = ({ id, posterSeed, presenterId, venue, interest }: CatalogueEvent) => ({
  id,
  posterSeed,
  presenterId,
  venueId: venue.id,
  interest,
});

/** Calls about the programme that are not lists. */
export function programmeHandlers(parts: ProgrammeParts) {
  const { store, catalogue, inventory, listing, likesOf, now } = parts;
  return {
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
      const onSale = events.map((listed) => ({ ...listed, ...kinOf(listed.event) }));
      return relatedTo(event && kinOf(event), onSale, relatedLimit).map((listed) => summaryOf(listed, lang));
    },
  } satisfies Partial<Handlers>;
}
