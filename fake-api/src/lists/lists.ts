import {
  addDays,
  type CategoryCount,
  filterEvents,
  fromSearchParams,
  hongKongDate,
  isCivilDate,
  type Lang,
  langs,
  locales,
  navCategories,
  paginate,
  sortEvents,
  type VenueCount,
} from '@first-gong/domain';
import type { ListName, QueryOf, ResponseOf } from '../http/routes.js';
import type { Inventory } from '../inventory/inventory.js';
import { hasBegun, type Listed, type Listing } from './listing.js';
import { showingOf, summaryOf } from './views.js';

/** The most features of a day (contract: bannerList). */
const featureLimit = 8;
/** Days that eventDateList counts, and performances that performanceList names. */
const dayCount = 14;
const showingLimit = 6;

/** One answer of a list. */
export interface Rows<Row> {
  rows: Row[];
  total: number;
}

const none = { rows: [], total: 0 };

type ListOf<Name extends ListName> = (
  query: QueryOf<Name>,
  lang: Lang,
) => Rows<ResponseOf<Name> extends (infer Row)[] ? Row : never>;

export interface Lists {
  /** As long as it is the same, a list's answer is the same. */
  version(name: ListName): string;
  answers: { [Name in ListName]: ListOf<Name> };
  categories(): CategoryCount[];
  /** A row for every language, for json-server to choose by its `locale`. */
  venues(): (VenueCount & { id: string; locale: string })[];
}

export function createLists(listing: () => Listing, inventory: Inventory, now: () => number): Lists {
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

  return {
    version: (name) => (name === 'performanceList' ? `${listing().version}/${inventory.version()}` : listing().version),
    answers: {
      eventList({ withoutFeatures, ...query }, lang) {
        const { events, programme } = listing();
        const wanted = fromSearchParams(Object.entries(query));
        const hidden = new Set(withoutFeatures === 'true' ? features() : []);
        const found = filterEvents(events, wanted, programme.today, programme.fold).filter(
          (event) => !hidden.has(event),
        );
        const { items, total } = paginate(sortEvents(found, wanted.sort), wanted.page);
        return { rows: items.map((event) => summaryOf(event, lang)), total };
      },
      bannerList({ date }, lang) {
        const rows = features(date !== undefined && isCivilDate(date) ? date : undefined);
        return { rows: rows.map((event) => summaryOf(event, lang)), total: rows.length };
      },
      eventDateList({ from }) {
        const first = dateOr(from);
        const days = Array.from({ length: dayCount }, (_, index) => addDays(first, index));
        return { rows: days.map((date) => ({ date, count: aheadOn(date).length })), total: dayCount };
      },
      performanceList({ date }, lang) {
        const withSeats = aheadOn(dateOr(date))
          .map((one) => showingOf(one, inventory, lang))
          .filter(({ availability }) => availability !== 'soldOut');
        return { rows: withSeats.slice(0, showingLimit), total: withSeats.length };
      },
      urbtixEventList: () => none,
      kdafEventList: () => none,
      hkiffEventList: () => none,
      passEventList: () => none,
      brandedPresenterList: () => none,
      newsList: () => none,
      popupEventList: () => none,
      footerMessageList: () => none,
      addressList: () => none,
    },
    categories() {
      const { events } = listing();
      const counts = navCategories.map((category) => ({
        category,
        count: events.filter(({ navCategory }) => navCategory === category).length,
      }));
      return [{ category: 'all' as const, count: events.length }, ...counts];
    },
    venues() {
      const counts = new Map<string, { listed: Listed; count: number }>();
      for (const listed of listing().events) {
        const { count } = counts.get(listed.venueId) ?? { count: 0 };
        counts.set(listed.venueId, { listed, count: count + 1 });
      }
      return langs.flatMap((lang) =>
        [...counts].map(([venueId, { listed, count }]) => ({
          id: `${venueId}/${lang}`,
          locale: locales[lang],
          venueId,
          venue: listed.event.venue.name[lang],
          count,
        })),
      );
    },
  };
}
