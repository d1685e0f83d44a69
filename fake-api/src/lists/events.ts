import type { QueryOf } from '@first-gong/contract';
import {
  addDays,
  type DateCount,
  type EventSummary,
  filterEvents,
  fromSearchParams,
  hongKongDate,
  isCivilDate,
  type Lang,
  paginate,
  sortEvents,
} from '@first-gong/domain';
import type { PresenterId } from '../catalogue/index.js';
import type { Inventory } from '../inventory/inventory.js';
import { hasBegun, type Listed, type Listing } from './listing.js';
import { allOf, type Rows } from './rows.js';
import { pastSummaryOf, showingOf, summaryOf } from './views.js';

/** The most features of a day (contract: bannerList). */
const featureLimit = 8;
/** Days that eventDateList counts, and performances that performanceList names. */
const dayCount = 14;
const showingLimit = 6;

/** Whose events the two partners' lists hold (spec §7): a district arts festival and a film festival. */
const partners = { kdaf: 'districtArts', hkiff: 'filmHouse' } as const satisfies Record<string, PresenterId>;

export interface EventListParts {
  listing: () => Listing;
  inventory: Inventory;
  now: () => number;
}

/** The lists whose rows are events or performances. */
export function createEventLists({ listing, inventory, now }: EventListParts) {
  const dateOr = (text: string | undefined) => (text !== undefined && isCivilDate(text) ? text : hongKongDate(now()));

  const features = (date?: string): Listed[] => {
    const all = listing().events.filter(({ nextPerformanceAt }) => nextPerformanceAt !== null);
    const onDay = date === undefined ? all : all.filter(({ dates }) => dates.includes(date));
    const featured = onDay.filter(({ event }) => event.featured);
    const others = onDay.filter(({ event }) => !event.featured).sort((a, b) => b.likes - a.likes);
    return [...featured, ...others].slice(0, featureLimit);
  };

  const aheadOn = (date: string) =>
    listing()
      .programme.on(date)
      .filter(({ performance }) => !hasBegun(performance, now()));

  /** A page of the events that suit, by the filters of the address. */
  const filtered = (
    { withoutFeatures, ...query }: QueryOf<'eventList'>,
    lang: Lang,
    suits: (listed: Listed) => boolean,
  ): Rows<EventSummary> => {
    const { events, programme } = listing();
    const wanted = fromSearchParams(Object.entries(query));
    const hidden = new Set(withoutFeatures === 'true' ? features() : []);
    const found = filterEvents(events, wanted, programme.today, programme.search).filter(
      (listed) => suits(listed) && !hidden.has(listed),
    );
    const { items, total } = paginate(sortEvents(found, wanted.sort), wanted.page);
    return { rows: items.map((listed) => summaryOf(listed, lang)), total };
  };

  const presentedBy = (presenter: PresenterId, lang: Lang): Rows<EventSummary> =>
    allOf(
      sortEvents(listing().events.filter(({ event }) => event.presenterId === presenter)).map((listed) =>
        summaryOf(listed, lang),
      ),
    );

  return {
    features,
    answers: {
      eventList: (query: QueryOf<'eventList'>, lang: Lang) => filtered(query, lang, () => true),
      urbtixEventList: (query: QueryOf<'urbtixEventList'>, lang: Lang) =>
        filtered(query, lang, ({ event }) => event.group === 'governmentNetwork'),
      kdafEventList: (_query: unknown, lang: Lang) => presentedBy(partners.kdaf, lang),
      hkiffEventList: (_query: unknown, lang: Lang) => presentedBy(partners.hkiff, lang),
      passEventList({ page }: QueryOf<'passEventList'>, lang: Lang): Rows<EventSummary> {
        const { items, total } = paginate(listing().programme.past(), Number(page ?? 1));
        return { rows: items.map((event) => pastSummaryOf(event, lang)), total };
      },
      bannerList: ({ date }: QueryOf<'bannerList'>, lang: Lang) =>
        allOf(
          features(date !== undefined && isCivilDate(date) ? date : undefined).map((listed) => summaryOf(listed, lang)),
        ),
      eventDateList({ from }: QueryOf<'eventDateList'>): Rows<DateCount> {
        const first = dateOr(from);
        const days = Array.from({ length: dayCount }, (_, index) => addDays(first, index));
        return allOf(days.map((date) => ({ date, count: aheadOn(date).length })));
      },
      performanceList({ date }: QueryOf<'performanceList'>, lang: Lang) {
        const withSeats = aheadOn(dateOr(date))
          .map((one) => showingOf(one, inventory, lang))
          .filter(({ availability }) => availability !== 'soldOut');
        return { rows: withSeats.slice(0, showingLimit), total: withSeats.length };
      },
    },
  };
}
