import { cleanLine } from '../forms/line.js';
import { readWholeNumber } from '../forms/wholeNumber.js';
import { priceToPay } from '../order/priceToPay.js';
import { type DateRange, type DateShortcut, dateShortcuts, shortcutRange } from '../time/dateShortcut.js';
import { type CivilDate, isCivilDate } from '../time/time.js';
import { type AccessFeature, accessFeatures, accessText, hasAccess, readAccess } from './access.js';
import {
  type Group,
  groups,
  type Interest,
  interests,
  type NavCategory,
  navCategories,
  type Partner,
  partners,
} from './eventKinds.js';
import { listingNames } from './listingNames.js';

/** By next performance, by likes, by lowest price. */
export const listingSorts = ['soonest', 'popular', 'cheapest'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** assumption: ends of a price range, in HKD. 0 is missing because every ticket has a service charge. */
export const listingPrices = ['100', '200', '300', '500', '800', '1000'] as const;
export type ListingPrice = (typeof listingPrices)[number];

/** assumption: accepted years in URLs. Many calendars cannot show the year 1. */
const listingYears = { first: '2000', last: '2099' } as const;

/** assumption: events on one page of the listing. */
export const listingPageSize = 30;

/** assumption: maximum characters of a search; longer texts are cut. */
export const searchLength = 100;

/**
 * Parameters of the listing with their values; null accepts any text. The query of the calls is derived from this
 * table.
 */
export const listingParameters = {
  q: null,
  category: navCategories,
  group: groups,
  interest: interests,
  venue: null,
  presenter: null,
  partner: partners,
  access: accessFeatures,
  minPrice: listingPrices,
  price: listingPrices,
  available: ['true'],
  date: null,
  from: null,
  to: null,
  shortcut: dateShortcuts,
  sort: listingSorts,
  page: null,
} as const satisfies Record<keyof ListingQuery, readonly string[] | null>;

/** Filters, order and page of the listing (spec §2 Home and listing). A missing field does not filter. */
export interface ListingQuery {
  /** Search words. */
  q?: string;
  category?: NavCategory;
  /** One of the seven groups of spec §1. */
  group?: Group;
  interest?: Interest;
  venue?: string;
  /** `presenterId` of a brand presenter. */
  presenter?: string;
  /** Partner whose list has the events. */
  partner?: Partner;
  /** Access features of one performance, separated by commas. It must have all of them. */
  access?: string;
  /** Minimum price in HKD, an extension. Compared like `price`. */
  minPrice?: ListingPrice;
  /** Maximum price in HKD. Compared with the cheapest ticket including the service charge. */
  price?: ListingPrice;
  /** Only events on sale. */
  available?: 'true';
  /** Civil date. Overrides `shortcut`. */
  date?: CivilDate;
  /** First and last civil date, inclusive; one of them may be missing. Override `date`. */
  from?: CivilDate;
  to?: CivilDate;
  shortcut?: DateShortcut;
  sort?: ListingSort;
  /** From 1. */
  page: number;
}

const withoutEmpty = <T extends object>(fields: { [Field in keyof T]?: T[Field] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

/** The value, if known. Unknown values are ignored, because old links must still open. */
const knownValue = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((word) => word === value);

const knownDay = (text: string | undefined) =>
  text !== undefined && isCivilDate(text) && listingYears.first <= text && text.slice(0, 4) <= listingYears.last
    ? text
    : undefined;

/** Keeps one of range, day and shortcut, in this order of priority. Swapped ends of a range are corrected. */
function readDays({ date, from, to, shortcut }: Texts): Pick<ListingQuery, 'date' | 'from' | 'to' | 'shortcut'> {
  const [one, other] = [knownDay(from), knownDay(to)];
  if (one && one === other) return { date: one };
  if (one && other) return one < other ? { from: one, to: other } : { from: other, to: one };
  if (one) return { from: one };
  if (other) return { to: other };
  const day = knownDay(date);
  if (day) return { date: day };
  const known = knownValue(dateShortcuts, shortcut);
  return known ? { shortcut: known } : {};
}

type Texts = Partial<Record<string, string>>;

/**
 * Parses a query string and ignores unknown values. Uses no superstruct, because the home page must not load that
 * library.
 */
export function fromSearchParams(pairs: Iterable<readonly [string, string]>): ListingQuery {
  const texts: Texts = Object.fromEntries(pairs);
  const number = readWholeNumber(texts.page);
  const known = Object.entries(listingParameters).map(([name, values]) => [
    name,
    values ? knownValue<string>(values, texts[name]) : plainText(texts[name]),
  ]);
  return withoutEmpty<ListingQuery>({
    ...Object.fromEntries(known),
    access: accessText(readAccess(texts.access)),
    ...noDays,
    ...readDays(texts),
    page: Number.isInteger(number) && number >= 1 ? number : 1,
  });
}

const noDays = { date: undefined, from: undefined, to: undefined, shortcut: undefined };

const plainText = (text: string | undefined) => text && cleanLine(text).slice(0, searchLength);

/** Fields for `new URLSearchParams(fields)`, in a fixed order and without default values. */
export function toSearchParams({ page, sort, ...filters }: ListingQuery): Record<string, string> {
  const fields: Partial<Record<keyof ListingQuery, string | undefined>> = {
    ...filters,
    sort: sort === listingSorts[0] ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  };
  return withoutEmpty(Object.fromEntries(listingNames.map((name) => [name, fields[name]])));
}

/** Properties of an event that filters need. */
export interface ListedEvent {
  id: string;
  group: Group;
  navCategory: NavCategory;
  interest: Interest;
  venueId: string;
  presenterId: string;
  /** Null if no partner lists the event. */
  partner: Partner | null;
  /** Civil dates of the performances. */
  dates: readonly CivilDate[];
  /** Access features of the performances, each combination once. */
  access: readonly (readonly AccessFeature[])[];
  /** UTC instant, or null if sold out. */
  nextPerformanceAt: string | null;
  /** Cents. */
  priceFrom: number;
  likes: number;
}

/** Returns the ids of events that match search words. */
export type Search = (words: string) => ReadonlySet<string>;

/** Filters that compare one property. */
export const factOf = {
  category: ({ navCategory }) => navCategory,
  group: ({ group }) => group,
  interest: ({ interest }) => interest,
  venue: ({ venueId }) => venueId,
  presenter: ({ presenterId }) => presenterId,
  partner: ({ partner }) => partner,
} as const satisfies { [Name in keyof ListingQuery]?: (event: ListedEvent) => string | null };
export type FactFilter = keyof typeof factOf;

/** Filters that compare an event with one value. The counts and the fake API's search use the same table. */
export const valueRules = {
  category: (event, value) => factOf.category(event) === value,
  group: (event, value) => factOf.group(event) === value,
  interest: (event, value) => factOf.interest(event) === value,
  venue: (event, value) => factOf.venue(event) === value,
  presenter: (event, value) => factOf.presenter(event) === value,
  partner: (event, value) => factOf.partner(event) === value,
  access: ({ access }, value) => hasAccess(access, readAccess(value)),
  minPrice: (event, value) => priceToPay(event, event.priceFrom) >= Number(value) * 100,
  price: (event, value) => priceToPay(event, event.priceFrom) <= Number(value) * 100,
  available: ({ nextPerformanceAt }) => nextPerformanceAt !== null,
} as const satisfies { [Name in keyof ListingQuery]?: (event: ListedEvent, value: string) => boolean };
export type ValueFilter = keyof typeof valueRules;
export const valueFilters = Object.keys(valueRules) as ValueFilter[];

/** The days of a query, or null for all days. */
function daysOf({ date, from, to, shortcut }: Partial<ListingQuery>, today: CivilDate): DateRange | null {
  if (from || to) return { from: from ?? '', to: to ?? '9999-12-31' };
  if (date) return { from: date, to: date };
  return shortcut ? shortcutRange(shortcut, today) : null;
}

/** Whether an event has a performance on one of the days. */
export const isOnDays = ({ dates }: ListedEvent, { from, to }: DateRange): boolean =>
  dates.some((date) => from <= date && date <= to);

/** A condition of a query: a value, the days or the search words. */
export type Condition = ValueFilter | 'days' | 'q';

/**
 * The conditions of a query, keyed by filter.
 * @param today civil date for shortcuts
 * @param search called only if the query has words
 */
export function conditionsOf(
  query: Partial<ListingQuery>,
  today: CivilDate,
  search: Search,
): Map<Condition, (event: ListedEvent) => boolean> {
  const conditions = new Map<Condition, (event: ListedEvent) => boolean>();
  for (const name of valueFilters) {
    const value = query[name];
    if (value) conditions.set(name, (event) => valueRules[name](event, value));
  }
  const days = daysOf(query, today);
  if (days) conditions.set('days', (event) => isOnDays(event, days));
  if (query.q) {
    const found = search(query.q);
    conditions.set('q', ({ id }) => found.has(id));
  }
  return conditions;
}

/** Filters events and keeps their order (spec §2). See `conditionsOf` for the parameters. */
export function filterEvents<E extends ListedEvent>(
  events: readonly E[],
  query: Partial<ListingQuery>,
  today: CivilDate,
  search: Search,
): E[] {
  const conditions = [...conditionsOf(query, today, search).values()];
  return events.filter((event) => conditions.every((isMet) => isMet(event)));
}

/** Ids that a URL may contain. */
export interface KnownIds {
  venue: readonly string[];
  presenter: readonly string[];
}

/** Removes an unknown venue or presenter from a query, because old links must still open. */
export function withKnownIds(query: ListingQuery, known: KnownIds): ListingQuery {
  const kept = (name: keyof KnownIds) => known[name].find((id) => id === query[name]);
  return withoutEmpty({ ...query, venue: kept('venue'), presenter: kept('presenter') });
}

const knownIds = new WeakMap<readonly ListedEvent[], KnownIds>();

/** Ids of venues and presenters in a list. Cached by list, because every search needs them. */
export function idsOf(events: readonly ListedEvent[]): KnownIds {
  const known = knownIds.get(events) ?? {
    venue: [...new Set(events.map(({ venueId }) => venueId))],
    presenter: [...new Set(events.map(({ presenterId }) => presenterId))],
  };
  knownIds.set(events, known);
  return known;
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
  cheapest: (a, b) => priceToPay(a, a.priceFrom) - priceToPay(b, b.priceFrom) || soonest(a, b),
};

/** Returns a sorted copy. The sort is stable; `soonest` puts events without a next performance last. */
export const sortEvents = <E extends ListedEvent>(events: readonly E[], sort: ListingSort = 'soonest'): E[] =>
  [...events].sort(orders[sort]);

export interface Page<T> {
  items: T[];
  /** From 1. */
  page: number;
  /** At least 1, even for an empty list. */
  pages: number;
  total: number;
}

/** Cuts one page out of a list. An out-of-range number gives the nearest page. */
export function paginate<T>(list: readonly T[], page: number, size = listingPageSize): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return { items: list.slice((shown - 1) * size, shown * size), page: shown, pages, total: list.length };
}
