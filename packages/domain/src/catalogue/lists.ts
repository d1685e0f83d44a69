import { array, boolean, enums, type Infer, nullable, type as object, record, string } from 'superstruct';
import { count } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { EventSummary } from './event.js';
import { interests } from './eventKinds.js';

/** spec §3 Listed data: news. Texts are in the language of the request. */
export const News = object({
  newsId: string(),
  at: instant(),
  title: string(),
  body: array(string()),
  href: nullable(string()),
});
export type News = Infer<typeof News>;

/** Counts of `countFilters`, and the words for which a mistyped search was taken. */
export const ListingCounts = object({
  /** By filter and value the number of events; '' is the list without the filter. */
  counts: record(string(), record(string(), count())),
  /** Whether any event has the words of the search. If not, the counts are those of the query without them. */
  wordsFound: boolean(),
  /** The words that a mistyped search was taken for, or null. */
  correction: nullable(string()),
});
export type ListingCounts = Infer<typeof ListingCounts>;

/** Suggestions for a search while it is typed. Texts are in the language of the request. */
export const SearchSuggestion = object({
  kind: enums(['event', 'artist', 'venue']),
  /** The event's or the venue's id. An artist has none: the search for its name leads to its events. */
  id: nullable(string()),
  text: string(),
  /** The venue of an event, the district of a venue. */
  detail: string(),
});
export type SearchSuggestion = Infer<typeof SearchSuggestion>;

export const SearchSuggestions = object({
  suggestions: array(SearchSuggestion),
  /** The words that a mistyped search was taken for, or null. */
  correction: nullable(string()),
});
export type SearchSuggestions = Infer<typeof SearchSuggestions>;

/** spec §3 Listed data: brand presenters, with the number of their events on sale. */
export const BrandedPresenter = object({
  presenterId: string(),
  name: string(),
  /** A description in one line. */
  about: string(),
  posterSeed: string(),
  interest: enums(interests),
  count: count(),
});
export type BrandedPresenter = Infer<typeof BrandedPresenter>;

/** spec §3 Listed data: popup events, shown once over the home page. */
export const PopupEvent = object({
  popupId: string(),
  eventId: string(),
  title: string(),
  text: string(),
  posterSeed: string(),
  posterLines: array(string()),
  interest: enums(interests),
  /** UTC instants between which the popup is shown. */
  effectiveFrom: instant(),
  effectiveTo: instant(),
});
export type PopupEvent = Infer<typeof PopupEvent>;

/**
 * Where a favourite stands: `backOnSale` was sold out when the member liked it, and has tickets now; `over` has no
 * performance to come.
 */
export const favouriteStandings = ['onSale', 'backOnSale', 'soldOut', 'over'] as const;
export type FavouriteStanding = (typeof favouriteStandings)[number];

/** An event that a member likes (spec §2 My favourites). Texts are in the language of the request. */
export const Favourite = object({ ...EventSummary.schema, standing: enums(favouriteStandings) });
export type Favourite = Infer<typeof Favourite>;

/**
 * Where a favourite stands.
 * @param soldOutWhenLiked whether the event had no tickets when the member liked it.
 * @param event the event on the list of this moment, or null when none of its performances is to come.
 */
export function favouriteStanding(
  soldOutWhenLiked: boolean,
  event: Pick<EventSummary, 'nextPerformanceAt'> | null,
): FavouriteStanding {
  if (event === null) return 'over';
  if (event.nextPerformanceAt === null) return 'soldOut';
  return soldOutWhenLiked ? 'backOnSale' : 'onSale';
}

/** Whether a member likes an event, and the number of likes. */
export const FavouriteState = object({ eventId: string(), favourite: boolean(), likes: count() });
export type FavouriteState = Infer<typeof FavouriteState>;

/** The state after a member sets or removes a favourite. Each member counts once, even if the button is pressed repeatedly. */
export const withFavourite = (state: FavouriteState, favourite: boolean): FavouriteState => ({
  ...state,
  favourite,
  likes: state.likes + Number(favourite) - Number(state.favourite),
});
