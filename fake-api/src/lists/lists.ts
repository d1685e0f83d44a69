import type { QueryOf } from '@first-gong/contract';
import type { Config, Lang } from '@first-gong/domain';
import type { Answer } from '../http/keptAnswers.js';
import type { KeptCall, SearchCall } from '../http/routes.js';
import type { Inventory } from '../inventory/inventory.js';
import type { SettingsBox } from '../shared/settings.js';
import type { Store } from '../store/index.js';
import { addressRows } from './addresses.js';
import { type Choices, createChoices } from './choices.js';
import { categoryRows, venueRows } from './counts.js';
import { bannerRows, dateRows, featuresOf, pastEventRows, performanceRows } from './events.js';
import { footerMessageRows } from './footerMessages.js';
import type { Listing } from './listing.js';
import { newsRows } from './news.js';
import { createPlaces } from './places.js';
import { popupRows } from './popups.js';
import { presenterRows } from './presenters.js';
import type { Row } from './rows.js';
import { countEvents, searchEvents } from './search.js';

/** Data that anybody may read, as of this minute (spec §7 Data lists and config). */
export interface Lists {
  /** As long as it is the same, the call's answer is the same. */
  version(name: KeptCall): string;
  /** The resources that json-server's router serves, each under its name in `http/resources.ts`. */
  rows: Readonly<Record<string, () => readonly Row[]>>;
  /** The one resource of the router that is a record and not a list. */
  config(): Config;
  choices: Choices;
  /** Lists that a rule finds, and their counts. */
  searches: { [Name in SearchCall]: (query: QueryOf<Name>, lang: Lang) => Answer };
}

export interface ListParts {
  store: Pick<Store, 'read'>;
  listing: () => Listing;
  inventory: Inventory;
  settings: SettingsBox;
  now: () => number;
}

export function createLists({ store, listing, inventory, settings, now }: ListParts): Lists {
  const places = createPlaces();
  const versions: Partial<Record<KeptCall, () => string>> = {
    addressList: () => 'as written',
    config: () => String(settings.version()),
    performanceList: () => `${listing().version}/${inventory.version()}`,
  };
  return {
    version: (name) => (versions[name] ?? (() => listing().version))(),
    rows: {
      pastEvents: forEachListing(listing, ({ programme }) => pastEventRows(programme)),
      dates: forEachListing(listing, (current) => dateRows(current, now())),
      performances: forEachListing(listing, (current) =>
        performanceRows(current, () => inventory.in(store.read()), now()),
      ),
      categories: forEachListing(listing, ({ events }) => categoryRows(events)),
      venues: forEachListing(listing, ({ events }) => venueRows(events)),
      presenters: forEachListing(listing, ({ events }) => presenterRows(events)),
      banners: forEachListing(listing, bannerRows),
      popups: forEachListing(listing, (current) => popupRows(featuresOf(current), current.programme.today)),
      news: forEachListing(listing, (current) => newsRows(featuresOf(current), now())),
      footerMessages: forEachListing(listing, () => footerMessageRows(now())),
      addresses: () => addressRows,
      boxOffices: () => places.boxOffices,
      kiosks: () => places.kiosks,
    },
    config() {
      const { showWishList, specificPeriodGray } = settings.read();
      return { showWishList, specificPeriodGray };
    },
    choices: createChoices({ listing, places, now }),
    searches: {
      eventList: (query, lang) => searchEvents(listing(), query, lang),
      urbtixEventList: (query, lang) =>
        searchEvents(listing(), query, lang, ({ event }) => event.group === 'governmentNetwork'),
      kdafEventList: (query, lang) => searchEvents(listing(), { ...query, partner: 'artsFestival' }, lang),
      hkiffEventList: (query, lang) => searchEvents(listing(), { ...query, partner: 'filmFestival' }, lang),
      listingCounts: (query, lang) => countEvents(listing(), query, lang),
    },
  };
}

/** Makes the rows of a resource when a request first needs them, and again when the listing has changed. */
function forEachListing<Rows>(listing: () => Listing, make: (listing: Listing) => Rows): () => Rows {
  let made: { from: Listing; rows: Rows } | undefined;
  return () => {
    const current = listing();
    if (made?.from !== current) made = { from: current, rows: make(current) };
    return made.rows;
  };
}
