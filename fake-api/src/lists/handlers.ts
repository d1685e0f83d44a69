import { RuleError, relatedTo, searchLength } from '@first-gong/domain';
import type { Catalogue } from '../catalogue/index.js';
import type { Handlers } from '../http/handlers.js';
import type { Listing, ListingParts } from './listing.js';
import { detailOf, summaryOf } from './views.js';

/** The most events beside another one (contract: relatedEventList): one line of posters on a large screen. */
const relatedLimit = 5;

/** Calls about the programme that are not lists. */
export function programmeHandlers(
  { store, inventory, likesOf, now }: ListingParts,
  catalogue: Catalogue,
  listing: () => Listing,
) {
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
      const onSale = events.map((listed) => ({ ...listed, posterSeed: listed.event.posterSeed }));
      return relatedTo(event && { ...event, venueId: event.venue.id }, onSale, relatedLimit).map((listed) =>
        summaryOf(listed, lang),
      );
    },
  } satisfies Partial<Handlers>;
}
