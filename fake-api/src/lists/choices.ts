import type { QueryOf } from '@first-gong/contract';
import {
  addDays,
  type CivilDate,
  clean,
  type DateCount,
  hongKongDate,
  isCivilDate,
  listingPageSize,
  paginate,
  type TicketPlace,
} from '@first-gong/domain';
import type { RouterCall } from '../http/routes.js';
import { featureLimit } from './events.js';
import type { Listing } from './listing.js';
import type { PlaceFinder } from './places.js';

/** Days that eventDateList counts. */
const dayCount = 14;
/** The most performances that performanceList names. */
const performanceLimit = 6;

/** How one request chooses its rows. */
export interface Choice {
  /** Parameters of json-server's router: a field, a field with an operator, or an operator. */
  parameters: Record<string, string | readonly string[]>;
  /** Completes the answer where a call returns more than the rows of its resource. */
  complete?: (items: readonly object[]) => object[];
}

/** How the parameters of a call choose rows. A call that is not here returns every row of its resource. */
export type Choices = { [Name in RouterCall]?: (query: QueryOf<Name>) => Choice };

export interface ChoiceParts {
  listing: () => Listing;
  places: PlaceFinder;
  now: () => number;
}

export function createChoices({ listing, places, now }: ChoiceParts): Choices {
  const dayOrToday = (text: string | undefined) => dayOf(text) ?? hongKongDate(now());
  const chosenPlaces = (ids: readonly string[]): Choice => ({ parameters: { id: ids.length > 0 ? ids : 'none' } });
  /** The places in the order of their ids: json-server keeps that of its rows. */
  const inOrder = (ids: readonly string[]): Choice => ({
    ...chosenPlaces(ids),
    complete: (items) => (items as TicketPlace[]).toSorted((a, b) => ids.indexOf(a.placeId) - ids.indexOf(b.placeId)),
  });
  return {
    bannerList({ date }) {
      const day = dayOf(date);
      return { parameters: { _limit: String(featureLimit), ...(day !== undefined && { lastDate_gte: day }) } };
    },
    passEventList({ page, q }) {
      const { programme } = listing();
      const words = clean(q ?? '');
      const found = words ? programme.searchPast(words) : null;
      const events = found ? programme.past().filter(({ id }) => found.has(id)) : programme.past();
      // A page beyond either end is the nearest page; json-server would return none.
      const { page: nearest } = paginate(events, Number(page ?? 1));
      const chosen = found ? chosenPlaces(events.map(({ id }) => id)).parameters : {};
      return { parameters: { ...chosen, _page: String(nearest), _limit: String(listingPageSize) } };
    },
    eventDateList({ from }) {
      const first = dayOrToday(from);
      const days = Array.from({ length: dayCount }, (_, index) => addDays(first, index));
      return { parameters: { date: days }, complete: (items) => withEmptyDays(days, items as DateCount[]) };
    },
    performanceList: ({ date }) => ({
      parameters: { date: dayOrToday(date), availability_ne: 'soldOut', _limit: String(performanceLimit) },
    }),
    boxOfficeSearch: ({ q }) => inOrder(places.idsOf('boxOffice', q)),
    kioskSearch: ({ q }) => inOrder(places.idsOf('kiosk', q)),
  };
}

const dayOf = (text: string | undefined): CivilDate | undefined =>
  text !== undefined && isCivilDate(text) ? text : undefined;

/** A count for each of the days: a day without performances has no row. */
const withEmptyDays = (days: readonly CivilDate[], counts: readonly DateCount[]): DateCount[] =>
  days.map((day) => counts.find(({ date }) => date === day) ?? { date: day, count: 0 });
