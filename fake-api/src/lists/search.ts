import type { QueryOf } from '@first-gong/contract';
import {
  countFilters,
  filterEvents,
  fromSearchParams,
  idsOf,
  type Lang,
  type ListingQuery,
  type ListingSort,
  listingPageSize,
  paginate,
  sortEvents,
  withKnownIds,
} from '@first-gong/domain';
import type { Answer } from '../http/keptAnswers.js';
import { featuresOf } from './events.js';
import type { Listed, Listing } from './listing.js';
import { summaryOf } from './views.js';

/** The query of an address, as far as this listing knows its values. */
const queryIn = ({ events }: Listing, fields: QueryOf<'listingCounts'>): ListingQuery =>
  withKnownIds(fromSearchParams(Object.entries(fields)), idsOf(events));

/**
 * One page of the events that a search finds, by the filters of the page's address. It is a rule and not a choice by
 * fields: words are looked up in an index, shortcuts are ranges of dates, and unknown values are ignored.
 */
export function searchEvents(
  listing: Listing,
  { withoutFeatures, limit, ...fields }: QueryOf<'eventList'>,
  lang: Lang,
  isEligible: (listed: Listed) => boolean = () => true,
): Answer {
  const { events, programme } = listing;
  const wanted = queryIn(listing, fields);
  const hidden = new Set(withoutFeatures === 'true' ? featuresOf(listing) : []);
  const found = filterEvents(sorted(events, wanted.sort), wanted, programme.today, programme.search).filter(
    (listed) => isEligible(listed) && !hidden.has(listed),
  );
  const { items, total } = paginate(found, wanted.page, pageSize(limit));
  return { body: items.map((listed) => summaryOf(listed, lang)), total };
}

const sortedLists = new WeakMap<Listing['events'], Map<ListingSort | undefined, Listed[]>>();

/** The listing in an order. Searches share it until the listing changes: sorting takes longer than filtering. */
function sorted(events: Listing['events'], sort: ListingSort | undefined): Listed[] {
  const lists = sortedLists.get(events) ?? new Map<ListingSort | undefined, Listed[]>();
  sortedLists.set(events, lists);
  const list = lists.get(sort) ?? sortEvents(events, sort);
  lists.set(sort, list);
  return list;
}

/** The events on a page: 30, or the smaller number that a part of the home page asks for. */
function pageSize(limit: string | undefined): number {
  const size = Number(limit);
  return Number.isInteger(size) && size >= 1 ? Math.min(size, listingPageSize) : listingPageSize;
}

/** Numbers that each filter of the page's address would leave. */
export function countEvents(listing: Listing, fields: QueryOf<'listingCounts'>, lang: Lang): Answer {
  const { events, programme } = listing;
  const wanted = queryIn(listing, fields);
  const counted = countFilters(events, wanted, programme.today, programme.search);
  return { body: { ...counted, correction: wanted.q ? programme.correct(wanted.q, lang) : null }, total: null };
}
