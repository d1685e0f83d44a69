import { array, boolean, enums, type Infer, nullable, type as object, record, string } from 'superstruct';
import { count } from '../forms/numbers.js';
import { instant } from '../forms/times.js';
import { EventSummary } from './event.js';
import { interests } from './eventKinds.js';

/** News (spec §3 Listed data). Texts are in the language of the request. */
export const News = object({
  newsId: string(),
  at: instant(),
  title: string(),
  body: array(string()),
  href: nullable(string()),
});
export type News = Infer<typeof News>;

/** Counts of `countFilters`, and the corrected search words. */
export const ListingCounts = object({
  /** Number of events by filter and value. The value '' means no filter. */
  counts: record(string(), record(string(), count())),
  /** Whether any event matches the search words. If not, the counts ignore the words. */
  wordsFound: boolean(),
  /** The corrected words of a mistyped search, or null. */
  correction: nullable(string()),
});
export type ListingCounts = Infer<typeof ListingCounts>;

/** Suggestions during typing. Texts are in the language of the request. */
export const SearchSuggestion = object({
  kind: enums(['event', 'artist', 'venue']),
  /** Id of the event or venue. Null for an artist: the page searches for the name instead. */
  id: nullable(string()),
  text: string(),
  /** Venue of an event, or district of a venue. */
  detail: string(),
});
export type SearchSuggestion = Infer<typeof SearchSuggestion>;

export const SearchSuggestions = object({
  suggestions: array(SearchSuggestion),
  /** The corrected words of a mistyped search, or null. */
  correction: nullable(string()),
});
export type SearchSuggestions = Infer<typeof SearchSuggestions>;

/** Brand presenters with their number of events on sale (spec §3 Listed data). */
export const BrandedPresenter = object({
  presenterId: string(),
  name: string(),
  /** One line. */
  about: string(),
  posterSeed: string(),
  interest: enums(interests),
  count: count(),
});
export type BrandedPresenter = Infer<typeof BrandedPresenter>;

/** A popup event, shown once over the home page (spec §3 Listed data). */
export const PopupEvent = object({
  popupId: string(),
  eventId: string(),
  title: string(),
  text: string(),
  posterSeed: string(),
  posterLines: array(string()),
  interest: enums(interests),
  /** UTC instants; `effectiveTo` is exclusive. */
  effectiveFrom: instant(),
  effectiveTo: instant(),
});
export type PopupEvent = Infer<typeof PopupEvent>;

/** Sales status of a favourite. `backOnSale`: sold out when liked, on sale now; `over`: no future performance. */
export const favouriteStandings = ['onSale', 'backOnSale', 'soldOut', 'over'] as const;
export type FavouriteStanding = (typeof favouriteStandings)[number];

/** A member's favourite event (spec §2 My favourites). Texts are in the language of the request. */
export const Favourite = object({ ...EventSummary.schema, standing: enums(favouriteStandings) });
export type Favourite = Infer<typeof Favourite>;

/**
 * The sales status of a favourite.
 * @param soldOutWhenLiked whether the event was sold out when the member liked it
 * @param event the current list entry, or null without a future performance
 */
export function favouriteStanding(
  soldOutWhenLiked: boolean,
  event: Pick<EventSummary, 'nextPerformanceAt'> | null,
): FavouriteStanding {
  if (event === null) return 'over';
  if (event.nextPerformanceAt === null) return 'soldOut';
  return soldOutWhenLiked ? 'backOnSale' : 'onSale';
}

/** A member's favourite and the event's likes. */
export const FavouriteState = object({ eventId: string(), favourite: boolean(), likes: count() });
export type FavouriteState = Infer<typeof FavouriteState>;

/** The state after setting or removing a favourite. Repeated clicks count once. */
export const withFavourite = (state: FavouriteState, favourite: boolean): FavouriteState => ({
  ...state,
  favourite,
  likes: state.likes + Number(favourite) - Number(state.favourite),
});
