import type { QueryOf } from '@first-gong/contract';
import type { Lang } from '@first-gong/domain';
import type { ListCall, RowCall, resources, SearchCall } from '../area/calls.js';
import { addressRows } from './addresses.js';
import {
  bannerRows,
  categoryRows,
  dateRows,
  featuresOf,
  pastEventRows,
  popupRows,
  presenterRows,
  venueRows,
} from './eventRows.js';
import type { Listing, ListingDependencies } from './listing.js';
import { footerMessageRows, newsRows } from './news.js';
import { createRowQueries, type RowQueries } from './rowQueries.js';
import type { Answer, Row } from './rows.js';
import { countEvents, performancesOn, searchEvents } from './search.js';

/** Public data, at most a minute old (spec §7 Data lists). */
export interface Lists {
  /** A call with the same version has the same response. */
  version(name: ListCall): string;
  /** Resources of json-server's router. */
  rows: Readonly<Record<(typeof resources)[RowCall], () => readonly Row[]>>;
  queries: RowQueries;
  /** Lists with their own search, and their counts. */
  searches: { [Name in SearchCall]: (query: QueryOf<Name>, lang: Lang) => Answer };
}

export function createLists({
  store,
  listing,
  inventory,
  now,
}: Pick<ListingDependencies, 'store' | 'inventory' | 'now'> & { listing: () => Listing }): Lists {
  const versions: Partial<Record<ListCall, () => string>> = {
    addressList: () => 'as written',
    performanceList: () => `${listing().version}/${inventory.version()}`,
  };
  return {
    version: (name) => (versions[name] ?? (() => listing().version))(),
    rows: {
      pastEvents: forEachListing(listing, ({ programme }) => pastEventRows(programme)),
      dates: forEachListing(listing, (current) => dateRows(current, now())),
      categories: forEachListing(listing, ({ events }) => categoryRows(events)),
      venues: forEachListing(listing, ({ events }) => venueRows(events)),
      presenters: forEachListing(listing, ({ events }) => presenterRows(events)),
      banners: forEachListing(listing, bannerRows),
      popups: forEachListing(listing, (current) => popupRows(featuresOf(current), current.programme.today)),
      news: forEachListing(listing, (current) => newsRows(featuresOf(current), now())),
      footerMessages: forEachListing(listing, () => footerMessageRows(now())),
      addresses: () => addressRows,
    },
    queries: createRowQueries(listing, now),
    searches: {
      eventList: (query, lang) => searchEvents(listing(), query, lang),
      urbtixEventList: (query, lang) =>
        searchEvents(listing(), query, lang, ({ event }) => event.group === 'governmentNetwork'),
      kdafEventList: (query, lang) => searchEvents(listing(), { ...query, partner: 'artsFestival' }, lang),
      hkiffEventList: (query, lang) => searchEvents(listing(), { ...query, partner: 'filmFestival' }, lang),
      listingCounts: (query, lang) => countEvents(listing(), query, lang),
      performanceList: (query, lang) => performancesOn(listing(), query, inventory.in(store.read()), now(), lang),
    },
  };
}

/** Caches the rows of a resource per listing, created at the first request. */
function forEachListing<Rows>(listing: () => Listing, make: (listing: Listing) => Rows): () => Rows {
  let made: { from: Listing; rows: Rows } | undefined;
  return () => {
    const current = listing();
    if (made?.from !== current) made = { from: current, rows: make(current) };
    return made.rows;
  };
}
