import { cleanLine } from '../forms/line.js';
import { readWholeNumber } from '../forms/numbers.js';
import { priceToPay } from '../order/priceToPay.js';
import { type DateRange, type DateShortcut, dateShortcuts, shortcutRange } from '../time/dateShortcut.js';
import { type CivilDate, isCivilDate } from '../time/time.js';
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

/** Orders of the listing: next performance first, most liked first, lowest price first. */
export const listingSorts = ['soonest', 'popular', 'cheapest'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** reading: the highest prices that a reader can choose, in HKD. None is 0: every ticket has a service charge. */
export const listingPrices = ['100', '300', '500', '1000'] as const;
export type ListingPrice = (typeof listingPrices)[number];

/** reading: the years of a day in an address. No visitor means another one, and few calendars can show the year 1. */
const listingYears = { first: '2000', last: '2099' } as const;

/** reading: events on one page of the listing. */
export const listingPageSize = 30;

/** reading: maximum characters of a search; the rest is cut off. */
export const searchLength = 100;

/** The parameters of the listing with the values of each, or null for any text. The query of its calls is derived from them. */
export const listingParameters = {
  q: null,
  category: navCategories,
  group: groups,
  interest: interests,
  venue: null,
  presenter: null,
  partner: partners,
  price: listingPrices,
  available: ['true'],
  date: null,
  from: null,
  to: null,
  shortcut: dateShortcuts,
  sort: listingSorts,
  page: null,
} as const satisfies Record<keyof ListingQuery, readonly string[] | null>;

/** The names of the parameters, in the order of an address. */
export const listingNames = Object.keys(listingParameters) as (keyof ListingQuery)[];

/** Filters, order and page of the listing (spec §2 Home and listing). An absent field does not filter. */
export interface ListingQuery {
  /** Search words. */
  q?: string;
  category?: NavCategory;
  /** One of the seven groups of spec §1. */
  group?: Group;
  interest?: Interest;
  venue?: string;
  /** A brand presenter's `presenterId`: only its own events. */
  presenter?: string;
  /** Only the events of a partner's list. */
  partner?: Partner;
  /** The highest price in HKD: an event is found if its cheapest ticket, with the service charge, costs no more. */
  price?: ListingPrice;
  /** Only events that can still be bought. */
  available?: 'true';
  /** One civil date; overrides `shortcut`. */
  date?: CivilDate;
  /** First and last civil date, both included; either alone is open at the other end. They override `date`. */
  from?: CivilDate;
  to?: CivilDate;
  shortcut?: DateShortcut;
  sort?: ListingSort;
  /** From 1. */
  page: number;
}

const withoutEmpty = <T extends object>(fields: { [Field in keyof T]?: T[Field] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;

/** The value if it is known. Unknown values are left out, because an old link must still open. */
const knownValue = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((word) => word === value);

const knownDay = (text: string | undefined) =>
  text !== undefined && isCivilDate(text) && listingYears.first <= text && text.slice(0, 4) <= listingYears.last
    ? text
    : undefined;

/** The days of a query said in one way: as a range, as one day, or as a shortcut. A range with its ends swapped is that range. */
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
 * Reads the pairs of a query string (`new URLSearchParams(search)`). It never fails: it leaves out unknown values. It
 * does not use superstruct, because every first visit to the home page would load that library.
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
    ...noDays,
    ...readDays(texts),
    page: Number.isInteger(number) && number >= 1 ? number : 1,
  });
}

const noDays = { date: undefined, from: undefined, to: undefined, shortcut: undefined };

const plainText = (text: string | undefined) => text && cleanLine(text).slice(0, searchLength);

/**
 * A query as the fields of a query string, for `new URLSearchParams(fields)`, always in the same order. Default values
 * are left out.
 */
export function toSearchParams({ page, sort, ...filters }: ListingQuery): Record<string, string> {
  const fields: Partial<Record<keyof ListingQuery, string | undefined>> = {
    ...filters,
    sort: sort === listingSorts[0] ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  };
  return withoutEmpty(Object.fromEntries(listingNames.map((name) => [name, fields[name]])));
}

/** The properties of an event that the listing needs. */
export interface ListedEvent {
  id: string;
  group: Group;
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

/** The filters by one fact of an event. */
export const factOf = {
  category: ({ navCategory }) => navCategory,
  group: ({ group }) => group,
  interest: ({ interest }) => interest,
  venue: ({ venueId }) => venueId,
  presenter: ({ presenterId }) => presenterId,
  partner: ({ partner }) => partner,
} as const satisfies { [Name in keyof ListingQuery]?: (event: ListedEvent) => string | null };
export type FactFilter = keyof typeof factOf;

/** The filters that compare an event with one value. Their counts and the search of the fake API follow this table. */
export const valueRules = {
  category: (event, value) => factOf.category(event) === value,
  group: (event, value) => factOf.group(event) === value,
  interest: (event, value) => factOf.interest(event) === value,
  venue: (event, value) => factOf.venue(event) === value,
  presenter: (event, value) => factOf.presenter(event) === value,
  partner: (event, value) => factOf.partner(event) === value,
  price: (event, value) => priceToPay(event, event.priceFrom) <= Number(value) * 100,
  available: ({ nextPerformanceAt }) => nextPerformanceAt !== null,
} as const satisfies { [Name in keyof ListingQuery]?: (event: ListedEvent, value: string) => boolean };
export type ValueFilter = keyof typeof valueRules;
export const valueFilters = Object.keys(valueRules) as ValueFilter[];

/** The days of a query, or null for every day. */
function daysOf({ date, from, to, shortcut }: Partial<ListingQuery>, today: CivilDate): DateRange | null {
  if (from || to) return { from: from ?? '', to: to ?? '9999-12-31' };
  if (date) return { from: date, to: date };
  return shortcut ? shortcutRange(shortcut, today) : null;
}

/** Whether an event has a performance on one of the days. */
export const isOnDays = ({ dates }: ListedEvent, { from, to }: DateRange): boolean =>
  dates.some((date) => from <= date && date <= to);

/** The part of a query that an event must meet: a value, the days, or the words. */
export type Condition = ValueFilter | 'days' | 'q';

/**
 * The conditions of a query, one by one. A condition that the query does not have has no entry.
 * @param today civil date from which shortcuts count.
 * @param search called only when the query has words.
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

/** The events that match a query, in the given order (spec §2). The parameters are those of `conditionsOf`. */
export function filterEvents<E extends ListedEvent>(
  events: readonly E[],
  query: Partial<ListingQuery>,
  today: CivilDate,
  search: Search,
): E[] {
  const conditions = [...conditionsOf(query, today, search).values()];
  return events.filter((event) => conditions.every((isMet) => isMet(event)));
}

/** The ids of a list that an address can name. */
export interface KnownIds {
  venue: readonly string[];
  presenter: readonly string[];
}

/** The query without a venue and a presenter that are not on the list: an old link still opens. */
export function withKnownIds(query: ListingQuery, known: KnownIds): ListingQuery {
  const kept = (name: keyof KnownIds) => known[name].find((id) => id === query[name]);
  return withoutEmpty({ ...query, venue: kept('venue'), presenter: kept('presenter') });
}

const knownIds = new WeakMap<readonly ListedEvent[], KnownIds>();

/** The ids of the events on a list, each once. Every search asks for those of the same list. */
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
