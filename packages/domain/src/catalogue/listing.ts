import { type DateShortcut, dateShortcuts, shortcutRange } from '../time/dateShortcut.js';
import { type CivilDate, isCivilDate } from '../time/time.js';
import { type Interest, interests, type NavCategory, navCategories, type Partner, partners } from './eventKinds.js';

/** Orders of the listing: next performance first, most liked first, lowest price first. */
export const listingSorts = ['soonest', 'popular', 'cheapest'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** reading: events on one page of the listing. */
export const listingPageSize = 30;

/** reading: maximum characters of a search; the rest is cut off. */
export const searchLength = 100;

/** The parameters of the listing with the values of each, or null for any text. The query of its calls is derived from them. */
export const listingParameters = {
  q: null,
  category: navCategories,
  interest: interests,
  venue: null,
  presenter: null,
  partner: partners,
  date: null,
  shortcut: dateShortcuts,
  sort: listingSorts,
  page: null,
} as const satisfies Record<keyof ListingQuery, readonly string[] | null>;

/** Filters, order and page of the listing (spec §2 Home and listing). An absent field does not filter. */
export interface ListingQuery {
  /** Search words. */
  q?: string;
  category?: NavCategory;
  interest?: Interest;
  venue?: string;
  /** A brand presenter's `presenterId`: only its own events. */
  presenter?: string;
  /** Only the events of a partner's list. */
  partner?: Partner;
  /** One civil date; overrides `shortcut`. */
  date?: CivilDate;
  shortcut?: DateShortcut;
  sort?: ListingSort;
  /** From 1. */
  page: number;
}

const withoutEmpty = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

/** The value if it is known. Unknown values are left out, because an old link must still open. */
const knownValue = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((word) => word === value);

/**
 * Reads the pairs of a query string (`new URLSearchParams(search)`). It never fails: it leaves out unknown values. It
 * does not use superstruct, because every first visit to the home page would load that library.
 */
export function fromSearchParams(pairs: Iterable<readonly [string, string]>): ListingQuery {
  const fields: Partial<Record<string, string>> = Object.fromEntries(pairs);
  const { q, category, interest, venue, presenter, partner, date, shortcut, sort, page } = fields;
  const number = Number(page);
  return withoutEmpty<ListingQuery>({
    // Control characters cannot be typed, and a document would not keep them.
    q: q
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, searchLength),
    category: knownValue(navCategories, category),
    interest: knownValue(interests, interest),
    venue,
    presenter,
    partner: knownValue(partners, partner),
    date: date !== undefined && isCivilDate(date) ? date : undefined,
    shortcut: knownValue(dateShortcuts, shortcut),
    sort: knownValue(listingSorts, sort),
    page: Number.isInteger(number) && number >= 1 ? number : 1,
  });
}

/** A query as the fields of a query string, for `new URLSearchParams(fields)`. Default values are left out. */
export function toSearchParams({ page, sort, ...filters }: ListingQuery): Record<string, string> {
  return withoutEmpty<Record<string, string>>({
    ...filters,
    ...(sort && sort !== listingSorts[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** The properties of an event that the listing needs. */
export interface ListedEvent {
  id: string;
  navCategory: NavCategory;
  interest: Interest;
  venueId: string;
  presenterId: string;
  /** The partner whose list has the event, or null. */
  partner: Partner | null;
  /** Civil dates of the performances. */
  dates: readonly CivilDate[];
  /** UTC instant, or null when no tickets are left. */
  nextPerformanceAt: string | null;
  /** Cents. */
  priceFrom: number;
  likes: number;
}

/** Returns the ids of the events that match the words of a search. */
export type Search = (words: string) => ReadonlySet<string>;

/**
 * The events that match a query, in the given order (spec §2).
 * @param today civil date from which shortcuts count.
 * @param search called only when the query has words.
 */
export function filterEvents<E extends ListedEvent>(
  events: readonly E[],
  query: Partial<ListingQuery>,
  today: CivilDate,
  search: Search,
): E[] {
  const found = query.q ? search(query.q) : null;
  const range = query.date
    ? { from: query.date, to: query.date }
    : query.shortcut && shortcutRange(query.shortcut, today);
  return events.filter(
    (event) =>
      (!query.category || event.navCategory === query.category) &&
      (!query.interest || event.interest === query.interest) &&
      (!query.venue || event.venueId === query.venue) &&
      (!query.presenter || event.presenterId === query.presenter) &&
      (!query.partner || event.partner === query.partner) &&
      (!range || event.dates.some((date) => range.from <= date && date <= range.to)) &&
      (!found || found.has(event.id)),
  );
}

const soonest = (a: ListedEvent, b: ListedEvent) => {
  if (a.nextPerformanceAt === b.nextPerformanceAt) return 0;
  if (a.nextPerformanceAt === null) return 1;
  if (b.nextPerformanceAt === null) return -1;
  return a.nextPerformanceAt < b.nextPerformanceAt ? -1 : 1;
};

const orders: Record<ListingSort, (a: ListedEvent, b: ListedEvent) => number> = {
  soonest,
  popular: (a, b) => b.likes - a.likes || soonest(a, b),
  cheapest: (a, b) => a.priceFrom - b.priceFrom || soonest(a, b),
};

/** A sorted copy. Equal events keep their order; `soonest` puts events without a next performance last. */
export const sortEvents = <E extends ListedEvent>(events: readonly E[], sort: ListingSort = 'soonest'): E[] =>
  [...events].sort(orders[sort]);

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  /** At least 1, even for an empty list. */
  pages: number;
  total: number;
}

/** One page of a list. A page number out of range gives the nearest page. */
export function paginate<T>(list: readonly T[], page: number, size = listingPageSize): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { items: list.slice((shown - 1) * size, shown * size), page: shown, pages, total: list.length };
}
