import type { QueryOf } from '@first-gong/contract';
import type { CivilDate, DateCount } from '@first-gong/domain';
import { addDays, clean, hongKongDate, isCivilDate, listingPageSize, paginate } from '@first-gong/domain';
import type { RowCall } from '../area/calls.js';
import { featureLimit } from './eventRows.js';
import type { Listing } from './listing.js';

/** Days that eventDateList counts. */
const dayCount = 14;

/** How json-server's router chooses the rows of one request. */
export interface RowQuery {
  /** A field of the rows, a field with an operator of json-server, or an operator. */
  parameters: Record<string, string | string[]>;
  /** Adds what a call returns beside its rows. */
  complete?: (items: readonly object[]) => object[];
}

/** How the parameters of a call become those of json-server. A call that is not here returns every row of its resource. */
export type RowQueries = { [Name in RowCall]?: (query: QueryOf<Name>) => RowQuery };

export function createRowQueries(listing: () => Listing, now: () => number): RowQueries {
  return {
    bannerList: ({ date }) => ({
      parameters: { _limit: String(featureLimit), ...(isDay(date) && { lastDate_gte: date }) },
    }),
    passEventList({ page, q }) {
      const { programme } = listing();
      const words = clean(q ?? '');
      const found = words ? programme.searchPast(words) : null;
      const events = found ? programme.past().filter(({ id }) => found.has(id)) : programme.past();
      // A page beyond either end is the nearest page; json-server would return none.
      const { page: nearest } = paginate(events, Number(page ?? 1));
      const id = events.length > 0 ? events.map((event) => event.id) : 'none';
      return { parameters: { ...(found && { id }), _page: String(nearest), _limit: String(listingPageSize) } };
    },
    eventDateList({ from }) {
      const first = isDay(from) ? from : hongKongDate(now());
      const days = Array.from({ length: dayCount }, (_, index) => addDays(first, index));
      // A day without performances has no row.
      const countOn = (counts: readonly DateCount[], date: CivilDate) =>
        counts.find((count) => count.date === date) ?? { date, count: 0 };
      return {
        parameters: { date: days },
        complete: (items) => days.map((date) => countOn(items as DateCount[], date)),
      };
    },
  };
}

/** Whether a parameter is a civil date. */
export const isDay = (text: string | undefined): text is CivilDate => text !== undefined && isCivilDate(text);
