import {
  AddressNode,
  BestOffers,
  BrandedPresenter,
  CategoryCount,
  Config,
  DateCount,
  EventDetail,
  EventSummary,
  FooterMessage,
  ListingCounts,
  type ListingQuery,
  listingParameters,
  News,
  PerformanceToday,
  PopupEvent,
  SearchSuggestions,
  SeatChanges,
  SeatPlan,
  SiteState,
  type TextSchema,
  VenueCount,
} from '@first-gong/domain';
import { array, boolean, object, optional, Struct, string } from 'superstruct';
import { defineCall } from '../call.js';

/** A text with its description for the API document. The server ignores unknown values. */
const described = (description: string) =>
  optional(new Struct<string, TextSchema>({ ...string(), schema: { description } }));
const day = () => described('Day in Hong Kong, YYYY-MM-DD. Today unless given.');
const page = () => described('From 1.');

/** The descriptions of the listing's parameters without fixed values, for the API document. */
const listingTexts: Partial<Record<keyof ListingQuery, string>> = {
  q: 'Search words: all of them must occur.',
  venue: 'A `venueId` of venueList.',
  presenter: 'A `presenterId` of brandedPresenterList.',
  date: 'Day in Hong Kong, YYYY-MM-DD. Overrides `shortcut`.',
  from: 'First day in Hong Kong, YYYY-MM-DD, included. `from` and `to` override `date`; either may be absent.',
  to: 'Last day in Hong Kong, YYYY-MM-DD, included.',
  page: 'From 1.',
};
const listingFields = Object.fromEntries(
  Object.entries(listingParameters).map(([name, values]) => [
    name,
    described(values === null ? (listingTexts[name as keyof ListingQuery] ?? '') : `One of ${values.join(', ')}.`),
  ]),
) as Record<keyof ListingQuery, ReturnType<typeof described>>;

/** Filters of the listing, as in the address of the page. */
const EventListQuery = object({
  ...listingFields,
  limit: described('At most this number of events on a page instead of 30, for a part of the home page.'),
  withoutFeatures: described(
    '`true` leaves out the events that bannerList features, so that the first page shows no poster twice.',
  ),
});

const PastEventQuery = object({ page: page(), q: described('Search words: all of them must occur.') });

/** Lists and config, which everyone may read (spec §7 Data lists and config). */
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
      today: described(
        'The day, YYYY-MM-DD, from which days and shortcuts count: that of a page which is open at midnight. The day in Hong Kong without it.',
      ),
    }),
    response: ListingCounts,
    errors: [],
    source: 'extension',
  }),

  searchSuggestions: defineCall({
    method: 'GET',
    path: '/data/searchSuggestions.json',
    who: 'visitor',
    query: object({ q: described('Search words: all of them must occur in the name.') }),
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
      date: described('Day in Hong Kong, YYYY-MM-DD, from which they have a performance. Any unless given.'),
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

  addressList: defineCall({
    method: 'GET',
    path: '/api/addressList.do',
    who: 'visitor',
    response: array(AddressNode),
    errors: [],
    source: 'spec §7',
  }),

  config: defineCall({
    method: 'GET',
    path: '/data/config.json',
    who: 'visitor',
    response: Config,
    errors: [],
    source: 'spec §7',
  }),

  siteState: defineCall({
    method: 'GET',
    path: '/api/siteState.do',
    who: 'visitor',
    response: SiteState,
    errors: [],
    source: 'spec §2, extension',
  }),

  isHotEvent: defineCall({
    method: 'GET',
    path: '/api/is_hot_event.do',
    who: 'visitor',
    response: boolean(),
    errors: [],
    source: 'spec §7',
  }),

  eventDateList: defineCall({
    method: 'GET',
    path: '/data/eventDateList.json',
    who: 'visitor',
    query: object({ from: day() }),
    response: array(DateCount),
    errors: [],
    source: 'extension',
  }),

  performanceList: defineCall({
    method: 'GET',
    path: '/data/performanceList.json',
    who: 'visitor',
    query: object({ date: day() }),
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

  seatPlan: defineCall({
    method: 'GET',
    path: '/api/seatPlan.do',
    who: 'visitor',
    query: object({ performanceId: string() }),
    response: SeatPlan,
    errors: ['performanceNotFound', 'performanceNotOnSale', 'soldByNetwork'],
    source: 'extension',
  }),

  seatChanges: defineCall({
    method: 'GET',
    path: '/api/seatChanges.do',
    who: 'visitor',
    query: object({ performanceId: string(), since: string() }),
    response: SeatChanges,
    errors: ['performanceNotFound', 'performanceNotOnSale', 'soldByNetwork'],
    source: 'extension',
  }),

  bestSeats: defineCall({
    method: 'GET',
    path: '/api/bestSeats.do',
    who: 'visitor',
    query: object({ performanceId: string(), zone: string(), quantity: string() }),
    response: BestOffers,
    errors: ['performanceNotFound', 'performanceNotOnSale', 'soldByNetwork', 'zoneNotFound', 'quantityRequired'],
    source: 'extension',
  }),
};
