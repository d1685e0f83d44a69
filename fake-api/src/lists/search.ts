import type { QueryOf } from '@first-gong/contract';
import type { CountedFilters, Lang, ListingQuery } from '@first-gong/domain';
import {
  accessFirst,
  countFilters,
  filterEvents,
  fromSearchParams,
  hongKongDate,
  idsOf,
  listingPageSize,
  listingSorts,
  paginate,
  readAccess,
  readWholeNumber,
  sortEvents,
  toSearchParams,
  withKnownIds,
} from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import type { Places } from '../inventory/inventory.js';
import { featuresOf } from './eventRows.js';
import { hasBegun, type Listed, type Listing } from './listing.js';
import { isDay } from './rowQueries.js';
import type { Answer } from './rows.js';
import { showingOf, summaryOf } from './views.js';

/** Maximum performances in performanceList. */
const performanceLimit = 6;

type ListingFields = Omit<QueryOf<'listingCounts'>, 'today'>;

/** The query with known values only. */
const queryIn = ({ events }: Listing, fields: ListingFields): ListingQuery =>
  withKnownIds(fromSearchParams(Object.entries(fields)), idsOf(events));

/** Caches the last hundred values per listing, by key. */
function keptOf<Value extends object>() {
  const ofEvents = new WeakMap<Listing['events'], LRUCache<string, Value>>();
  return (events: Listing['events'], key: string, make: () => Value): Value => {
    const values = ofEvents.get(events) ?? new LRUCache<string, Value>({ max: 100 });
    ofEvents.set(events, values);
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
}

const orders = keptOf<Listed[]>();
const searches = keptOf<Listed[]>();
const counts = keptOf<CountedFilters>();

/** A cache key without the page number. */
const keyOf = (query: ListingQuery): string => JSON.stringify(toSearchParams({ ...query, page: 1 }));

/** Finds and sorts events. Cached, because pages share the result and every event is checked. */
function find({ events, programme }: Listing, wanted: ListingQuery): Listed[] {
  const { sort = listingSorts[0] } = wanted;
  return searches(events, keyOf(wanted), () => {
    const sorted = orders(events, sort, () => sortEvents(events, sort));
    const found = filterEvents(sorted, wanted, programme.today, programme.search);
    if (!wanted.q || sort !== listingSorts[0]) return found;
    // Whole words first, because "Sha Tin" is also in "Tsim Sha Tsui, Austin Road".
    const whole = programme.searchWhole(wanted.q);
    return found.toSorted((one, other) => Number(whole.has(other.id)) - Number(whole.has(one.id)));
  });
}

/** One page of a search. json-server cannot express the word index, shortcuts and unknown values. */
export function searchEvents(
  listing: Listing,
  { withoutFeatures, limit, accessFirst: preferred, ...fields }: QueryOf<'eventList'>,
  lang: Lang,
  isEligible: (listed: Listed) => boolean = () => true,
): Answer {
  const wanted = queryIn(listing, fields);
  const hidden = new Set(withoutFeatures === 'true' ? featuresOf(listing) : []);
  const found = find(listing, wanted).filter((listed) => isEligible(listed) && !hidden.has(listed));
  const features = readAccess(preferred);
  const sorted = features.length === 0 ? found : accessFirst(found, features);
  const { items, total } = paginate(sorted, wanted.page, pageSize(limit));
  return { body: items.map((listed) => summaryOf(listed, lang)), total };
}

/** Events per page: 30, or less for a part of the home page. */
function pageSize(limit: string | undefined): number {
  const size = readWholeNumber(limit);
  return Number.isInteger(size) && size >= 1 ? Math.min(size, listingPageSize) : listingPageSize;
}

/** Counts for the filters of the page. */
export function countEvents(
  listing: Listing,
  { today: wanted, ...fields }: QueryOf<'listingCounts'>,
  lang: Lang,
): Answer {
  const { events, programme } = listing;
  const { sort, ...filters } = queryIn(listing, fields);
  const today = isDay(wanted) ? wanted : programme.today;
  // Independent of page, order and language.
  const counted = counts(events, `${today} ${keyOf(filters)}`, () =>
    countFilters(events, filters, today, programme.search),
  );
  return { body: { ...counted, correction: filters.q ? programme.correct(filters.q, lang) : null }, total: null };
}

/**
 * First available performances of a day, soonest first, and their number. json-server would compute the availability of
 * all performances.
 */
export function performancesOn(
  { programme }: Listing,
  { date }: QueryOf<'performanceList'>,
  places: Places,
  now: number,
  lang: Lang,
): Answer {
  const open = programme
    .on(isDay(date) ? date : hongKongDate(now))
    .filter(({ performance }) => !hasBegun(performance, now) && places.level(performance) !== 'soldOut');
  return {
    body: open.slice(0, performanceLimit).map((showing) => showingOf(showing, places, lang)),
    total: open.length,
  };
}
