import { type DateShortcut, dateShortcuts, shortcutRange } from '../time/dateShortcut.js';
import { type CivilDate, isCivilDate } from '../time/time.js';
import { type Interest, interests, type NavCategory, navCategories } from './eventKinds.js';

/** Orders of the listing: next performance first, most liked first, lowest price first. */
export const listingSorts = ['soonest', 'popular', 'cheapest'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** reading: events on one page of the listing. */
export const listingPageSize = 30;

/** reading: characters of a search that are used; the rest is cut off. */
export const searchLength = 100;

/** What the listing is asked for (spec §2 Home and listing). An absent field does not filter. */
export interface ListingQuery {
  /** Search words. */
  q?: string;
  category?: NavCategory;
  interest?: Interest;
  venue?: string;
  /** One civil date; wins over a shortcut. */
  date?: CivilDate;
  shortcut?: DateShortcut;
  sort?: ListingSort;
  /** From 1. */
  page: number;
}

const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

/** A value that is not one of ours is left out: an old link must still open. */
const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((word) => word === value);

/**
 * Reads a query string's pairs (`new URLSearchParams(search)`). Never fails: what it does not know it leaves out.
 * Straight code: every first visit to the home page loads it, and superstruct would come with it.
 */
export function fromSearchParams(pairs: Iterable<readonly [string, string]>): ListingQuery {
  const { q, category, interest, venue, date, shortcut, sort, page }: Partial<Record<string, string>> =
    Object.fromEntries(pairs);
  const number = Number(page);
  return given<ListingQuery>({
    q: q?.trim().slice(0, searchLength),
    category: oneOf(navCategories, category),
    interest: oneOf(interests, interest),
    venue,
    date: date !== undefined && isCivilDate(date) ? date : undefined,
    shortcut: oneOf(dateShortcuts, shortcut),
    sort: oneOf(listingSorts, sort),
    page: Number.isInteger(number) && number >= 1 ? number : 1,
  });
}

/** A query as the fields of a query string, for `new URLSearchParams(fields)`: only what differs from the default. */
export function toSearchParams({ page, sort, ...filters }: ListingQuery): Record<string, string> {
  return given<Record<string, string>>({
    ...filters,
    ...(sort && sort !== listingSorts[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** What an event needs to be listed. */
export interface ListedEvent {
  id: string;
  navCategory: NavCategory;
  interest: Interest;
  venueId: string;
  /** Civil dates of its performances. */
  dates: readonly CivilDate[];
  /** UTC instant, or null when nothing can be bought any more. */
  nextPerformanceAt: string | null;
  /** Cents. */
  priceFrom: number;
  likes: number;
}

/** Finds events by the words of a search: answers their ids. */
export type Search = (words: string) => ReadonlySet<string>;

/**
 * The events a query asks for, in their order (spec §2).
 * @param today civil date the shortcuts count from.
 * @param search is asked only when the query has words.
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

/** A sorted copy. Equals keep their order; events without a next performance come last among the soonest. */
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

/** One page of a list; a page beyond either end is the nearest there is. */
export function paginate<T>(list: readonly T[], page: number, size = listingPageSize): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { items: list.slice((shown - 1) * size, shown * size), page: shown, pages, total: list.length };
}
