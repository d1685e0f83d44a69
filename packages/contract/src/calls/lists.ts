import {
  BrandedPresenter,
  CategoryCount,
  DateCount,
  EventDetail,
  EventSummary,
  FooterMessage,
  ListingCounts,
  type ListingQuery,
  listingNames,
  News,
  PerformanceToday,
  PopupEvent,
  SearchSuggestions,
  VenueCount,
} from '@first-gong/domain';
import { array, object, optional, string } from 'superstruct';
import { defineCall } from '../call.js';

/** A query parameter, described in `openapi/parameters.ts`. The server ignores unknown values. */
const word = () => optional(string());

const listingFields = Object.fromEntries(listingNames.map((name) => [name, word()])) as Record<
  keyof ListingQuery,
  ReturnType<typeof word>
>;

/** Filters of the listing, spelled like the parameters in the page's URL. */
const EventListQuery = object({
  ...listingFields,
  limit: word(),
  withoutFeatures: word(),
  accessFirst: word(),
});

const PastEventQuery = object({ page: word(), q: word() });

/** Public lists and config (spec §7 Data lists and config). */
export const listCalls = {
  eventList: defineCall({
    method: 'GET',
    path: '/data/utsvEventList.json',
    who: 'visitor',
    query: EventListQuery,
    response: array(EventSummary),
    paged: true,
    errors: [],
    source: 'spec §7',
  }),

  listingCounts: defineCall({
    method: 'GET',
    path: '/data/listingCounts.json',
    who: 'visitor',
    query: object({
      ...listingFields,
      today: word(),
    }),
    response: ListingCounts,
    errors: [],
    source: 'extension',
  }),

  searchSuggestions: defineCall({
    method: 'GET',
    path: '/data/searchSuggestions.json',
    who: 'visitor',
    query: object({ q: word() }),
    response: SearchSuggestions,
    errors: [],
    source: 'extension',
  }),

  urbtixEventList: defineCall({
    method: 'GET',
    path: '/data/urbtixEventList.json',
    who: 'visitor',
    query: EventListQuery,
    response: array(EventSummary),
    paged: true,
    errors: [],
    source: 'spec §7',
  }),

  kdafEventList: defineCall({
    method: 'GET',
    path: '/api/kdafEventList.do',
    who: 'visitor',
    query: EventListQuery,
    response: array(EventSummary),
    paged: true,
    errors: [],
    source: 'spec §7',
  }),

  hkiffEventList: defineCall({
    method: 'GET',
    path: '/api/hkiffEventList.do',
    who: 'visitor',
    query: EventListQuery,
    response: array(EventSummary),
    paged: true,
    errors: [],
    source: 'spec §7',
  }),

  passEventList: defineCall({
    method: 'GET',
    path: '/data/utsvPassEventList.json',
    who: 'visitor',
    query: PastEventQuery,
    response: array(EventSummary),
    paged: true,
    errors: [],
    source: 'spec §7',
  }),

  categoryList: defineCall({
    method: 'GET',
    path: '/data/utsvCategoryListWithUrbtix.json',
    who: 'visitor',
    response: array(CategoryCount),
    errors: [],
    source: 'spec §7',
  }),

  bannerList: defineCall({
    method: 'GET',
    path: '/data/bannerList.json',
    who: 'visitor',
    query: object({
      date: word(),
    }),
    response: array(EventSummary),
    errors: [],
    source: 'spec §7',
  }),

  brandedPresenterList: defineCall({
    method: 'GET',
    path: '/data/brandedPresenterList.json',
    who: 'visitor',
    response: array(BrandedPresenter),
    errors: [],
    source: 'spec §7',
  }),

  newsList: defineCall({
    method: 'GET',
    path: '/data/newsList.json',
    who: 'visitor',
    response: array(News),
    errors: [],
    source: 'spec §7',
  }),

  popupEventList: defineCall({
    method: 'GET',
    path: '/data/popupEventList.json',
    who: 'visitor',
    response: array(PopupEvent),
    errors: [],
    source: 'spec §7',
  }),

  footerMessageList: defineCall({
    method: 'GET',
    path: '/data/footerMessageList.json',
    who: 'visitor',
    response: array(FooterMessage),
    errors: [],
    source: 'spec §2, extension',
  }),

  eventDateList: defineCall({
    method: 'GET',
    path: '/data/eventDateList.json',
    who: 'visitor',
    query: object({ from: word() }),
    response: array(DateCount),
    errors: [],
    source: 'extension',
  }),

  performanceList: defineCall({
    method: 'GET',
    path: '/data/performanceList.json',
    who: 'visitor',
    query: object({ date: word() }),
    response: array(PerformanceToday),
    paged: true,
    errors: [],
    source: 'extension',
  }),

  venueList: defineCall({
    method: 'GET',
    path: '/data/venueList.json',
    who: 'visitor',
    response: array(VenueCount),
    errors: [],
    source: 'extension',
  }),

  eventDetail: defineCall({
    method: 'GET',
    path: '/api/eventDetail.do',
    who: 'visitor',
    query: object({ eventId: string() }),
    response: EventDetail,
    errors: ['eventNotFound'],
    source: 'extension',
  }),

  relatedEventList: defineCall({
    method: 'GET',
    path: '/api/relatedEventList.do',
    who: 'visitor',
    query: object({ eventId: string() }),
    response: array(EventSummary),
    errors: [],
    source: 'extension',
  }),
};
