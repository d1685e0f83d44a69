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
    summary: 'Events on sale, filtered and sorted, 30 per page.',
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
    summary: 'How many events each value of each filter leaves, beside the other filters of the query.',
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
    summary: 'Events, artists and venues whose names have the words of a search, at most eight, events first.',
    method: 'GET',
    path: '/data/searchSuggestions.json',
    who: 'visitor',
    query: object({ q: described('Search words: all of them must occur in the name.') }),
    response: SearchSuggestions,
    errors: [],
    source: 'extension',
  }),

  urbtixEventList: defineCall({
    summary: 'Events of the government ticketing network on sale, filtered and sorted like utsvEventList.',
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
    summary: 'Events of the first partner, a district arts festival, filtered and sorted like utsvEventList.',
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
    summary: 'Events of the second partner, a film festival, filtered and sorted like utsvEventList.',
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
    summary: 'Past events, the latest first, 30 per page, for PastEvents.html. With `q` those that match its words.',
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
    summary: 'The categories of the nav bar with the number of events in each.',
    method: 'GET',
    path: '/data/utsvCategoryListWithUrbtix.json',
    who: 'visitor',
    response: array(CategoryCount),
    errors: [],
    source: 'spec §7',
  }),

  bannerList: defineCall({
    summary: 'The features: up to eight events.',
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
    summary: 'Brand presenters with events on sale, the busiest first.',
    method: 'GET',
    path: '/data/brandedPresenterList.json',
    who: 'visitor',
    response: array(BrandedPresenter),
    errors: [],
    source: 'spec §7',
  }),

  newsList: defineCall({
    summary: 'News of the last three months, newest first.',
    method: 'GET',
    path: '/data/newsList.json',
    who: 'visitor',
    response: array(News),
    errors: [],
    source: 'spec §7',
  }),

  popupEventList: defineCall({
    summary: 'Events for the popup over the home page, which a visitor sees once.',
    method: 'GET',
    path: '/data/popupEventList.json',
    who: 'visitor',
    response: array(PopupEvent),
    errors: [],
    source: 'spec §7',
  }),

  footerMessageList: defineCall({
    summary: 'Messages of the footer from the last three months, newest first.',
    method: 'GET',
    path: '/data/footerMessageList.json',
    who: 'visitor',
    response: array(FooterMessage),
    errors: [],
    source: 'spec §2, extension',
  }),

  addressList: defineCall({
    summary: 'The places of a mailing address: countries with their provinces, areas and districts.',
    method: 'GET',
    path: '/api/addressList.do',
    who: 'visitor',
    response: array(AddressNode),
    errors: [],
    source: 'spec §7',
  }),

  config: defineCall({
    summary: 'Whether the wish list is on, and the period in which the site is gray.',
    method: 'GET',
    path: '/data/config.json',
    who: 'visitor',
    response: Config,
    errors: [],
    source: 'spec §7',
  }),

  siteState: defineCall({
    summary:
      'State of the whole site, which every page shows: the maintenance that is on or near, and the weather signal.',
    method: 'GET',
    path: '/api/siteState.do',
    who: 'visitor',
    response: SiteState,
    errors: [],
    source: 'spec §2, extension',
  }),

  isHotEvent: defineCall({
    summary: 'Whether a hot event is on.',
    method: 'GET',
    path: '/api/is_hot_event.do',
    who: 'visitor',
    response: boolean(),
    errors: [],
    source: 'spec §7',
  }),

  eventDateList: defineCall({
    summary: 'The number of performances on each of 14 days from `from`.',
    method: 'GET',
    path: '/data/eventDateList.json',
    who: 'visitor',
    query: object({ from: day() }),
    response: array(DateCount),
    errors: [],
    source: 'extension',
  }),

  performanceList: defineCall({
    summary:
      'Performances of one day that have not begun and have seats left, soonest first, at most six. X-Total-Count counts all of them.',
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
    summary: 'Venues with events on sale, and the number of these events.',
    method: 'GET',
    path: '/data/venueList.json',
    who: 'visitor',
    response: array(VenueCount),
    errors: [],
    source: 'extension',
  }),

  eventDetail: defineCall({
    summary: 'One event with its performances, zones, prices and the notes of its organiser.',
    method: 'GET',
    path: '/api/eventDetail.do',
    who: 'visitor',
    query: object({ eventId: string() }),
    response: EventDetail,
    errors: ['eventNotFound'],
    source: 'extension',
  }),

  relatedEventList: defineCall({
    summary:
      'At most five events with tickets that are like an event: its next run, its presenter, its interest, its venue. An event that is over has some too, and an unknown one the most liked.',
    method: 'GET',
    path: '/api/relatedEventList.do',
    who: 'visitor',
    query: object({ eventId: string() }),
    response: array(EventSummary),
    errors: [],
    source: 'extension',
  }),

  seatPlan: defineCall({
    summary: 'The rows of one performance with the seats that are not available.',
    method: 'GET',
    path: '/api/seatPlan.do',
    who: 'visitor',
    query: object({ performanceId: string() }),
    response: SeatPlan,
    errors: ['performanceNotFound', 'performanceNotOnSale', 'soldByNetwork'],
    source: 'extension',
  }),

  seatChanges: defineCall({
    summary:
      'The rows of a seat plan in which seats were taken or given back since a version of it. A version that the server no longer knows gets every row.',
    method: 'GET',
    path: '/api/seatChanges.do',
    who: 'visitor',
    query: object({ performanceId: string(), since: string() }),
    response: SeatChanges,
    errors: ['performanceNotFound', 'performanceNotOnSale', 'soldByNetwork'],
    source: 'extension',
  }),

  bestSeats: defineCall({
    summary:
      'The seats that best available would hold in a zone at this moment, what they give up, and two others to compare: a nearer and a cheaper choice. Holds nothing.',
    method: 'GET',
    path: '/api/bestSeats.do',
    who: 'visitor',
    query: object({ performanceId: string(), zone: string(), quantity: string() }),
    response: BestOffers,
    errors: ['performanceNotFound', 'performanceNotOnSale', 'soldByNetwork', 'zoneNotFound', 'quantityRequired'],
    source: 'extension',
  }),
};
