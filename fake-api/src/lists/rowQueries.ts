import type { QueryOf } from '@first-gong/contract';
import type { CivilDate, DateCount } from '@first-gong/domain';
import { addDays, clean, hongKongDate, isCivilDate, listingPageSize, paginate } from '@first-gong/domain';
import type { RowCall } from '../area/calls.js';
import { featureLimit } from './eventRows.js';
import type { Listing } from './listing.js';

/** Days of eventDateList. */
const dayCount = 14;

/** Row selection of one request by json-server's router. */
export interface RowQuery {
  /** Keys are fields, fields with an operator, or operators of json-server. */
  parameters: Record<string, string | string[]>;
  /** Completes the selected rows. */
  complete?: (items: readonly object[]) => object[];
}

/** Converts parameters of a call to json-server's. Calls without entry return all rows. */
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
      // An out-of-range page gives the nearest page; json-server would return no rows.
      const { page: nearest } = paginate(events, Number(page ?? 1));
      const id = events.length > 0 ? events.map((event) => event.id) : 'none';
      return { parameters: { ...(found && { id }), _page: String(nearest), _limit: String(listingPageSize) } };
    },
    eventDateList({ from }) {
      const first = isDay(from) ? from : hongKongDate(now());
      const days = Array.from({ length: dayCount }, (_, index) => addDays(first, index));
      // Days without performances have no row.
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
