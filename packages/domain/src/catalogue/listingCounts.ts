import { dateShortcuts, shortcutRange } from '../time/dateShortcut.js';
import { addDays, type CivilDate } from '../time/time.js';
import {
  type Condition,
  conditionsOf,
  type FactFilter,
  factOf,
  idsOf,
  isOnDays,
  type KnownIds,
  type ListedEvent,
  type ListingQuery,
  listingParameters,
  type Search,
  type ValueFilter,
  valueFilters,
  valueRules,
} from './listing.js';

/** Number of days with a count, from today. */
const dayCount = 14;

/**
 * By filter and value, the number of events if a reader chose that value. The value '' means no filter; `date` counts
 * performances.
 */
export type FilterCounts = Record<string, Record<string, number>>;

/** Counts for every filter of a listing. */
export interface CountedFilters {
  counts: FilterCounts;
  /** Whether any event matches the search words. If not, the counts ignore the words. */
  wordsFound: boolean;
}

/**
 * Counts the events per value of each filter (spec §2). One pass: an event that fails one condition counts for that
 * filter only.
 * @param today civil date for days and shortcuts
 */
export function countFilters(
  events: readonly ListedEvent[],
  query: Partial<ListingQuery>,
  today: CivilDate,
  search: Search,
): CountedFilters {
  const conditions = conditionsOf(query, today, search);
  const hasWords = conditions.get('q');
  const wordsFound = !hasWords || events.some(hasWords);
  if (!wordsFound) conditions.delete('q');
  const ids = idsOf(events);
  const under = withoutOne(events, conditions);
  const counts: FilterCounts = { q: { '': under('q').length } };
  for (const name of valueFilters) {
    const others = under(name);
    const values = valuesOf(name, ids);
    const numbers = isFact(name)
      ? tally(others, factOf[name], values)
      : values.map((value) => {
          // Several features can be chosen, so a feature adds to the chosen ones.
          const wanted = name === 'access' && query.access ? `${query.access},${value}` : value;
          return [value, others.filter((event) => valueRules[name](event, wanted)).length];
        });
    counts[name] = { '': others.length, ...Object.fromEntries(numbers) };
  }
  const anyDay = under('days');
  counts.shortcut = { '': anyDay.length };
  for (const shortcut of dateShortcuts) {
    const days = shortcutRange(shortcut, today);
    counts.shortcut[shortcut] = anyDay.filter((event) => isOnDays(event, days)).length;
  }
  counts.date = performancesByDay(anyDay, today);
  return { counts, wordsFound };
}

const isFact = (name: ValueFilter): name is FactFilter => name in factOf;

/** Counts events by value in one pass, because there are about a hundred values. */
function tally(
  events: readonly ListedEvent[],
  fact: (event: ListedEvent) => string | null,
  values: readonly string[],
): [value: string, count: number][] {
  const counts = new Map<string | null, number>();
  for (const event of events) counts.set(fact(event), (counts.get(fact(event)) ?? 0) + 1);
  return values.map((value) => [value, counts.get(value) ?? 0]);
}

/** Returns the events that meet every condition except the named one. */
function withoutOne(
  events: readonly ListedEvent[],
  conditions: ReadonlyMap<Condition, (event: ListedEvent) => boolean>,
) {
  const all: ListedEvent[] = [];
  const allBut = new Map<Condition, ListedEvent[]>();
  const each = [...conditions];
  for (const event of events) {
    const missed = each.filter(([, isMet]) => !isMet(event));
    const [only] = missed;
    if (!only) all.push(event);
    else if (missed.length === 1) listOf(allBut, only[0]).push(event);
  }
  return (condition: Condition): readonly ListedEvent[] => {
    const others = allBut.get(condition);
    return others ? all.concat(others) : all;
  };
}

function listOf<Key>(lists: Map<Key, ListedEvent[]>, key: Key): ListedEvent[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

const valuesOf = (name: ValueFilter, ids: KnownIds): readonly string[] =>
  name === 'venue' || name === 'presenter' ? ids[name] : listingParameters[name];

function performancesByDay(events: readonly ListedEvent[], today: CivilDate): Record<string, number> {
  const byDay = new Map(Array.from({ length: dayCount }, (_, index) => [addDays(today, index), 0]));
  for (const { dates } of events) {
    for (const date of dates) {
      const count = byDay.get(date);
      if (count !== undefined) byDay.set(date, count + 1);
    }
  }
  return Object.fromEntries(byDay);
}
