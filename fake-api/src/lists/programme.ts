import { hongKongDate, type Search } from '@first-gong/domain';
import type { Catalogue, CatalogueEvent, CataloguePerformance } from '../catalogue/index.js';
import { createEventSearch, type EventSearch } from './eventSearch.js';
import { createSuggestions, type Suggest } from './suggestions.js';

/** An event and one of its performances. */
export interface Showing {
  event: CatalogueEvent;
  performance: CataloguePerformance;
}

/** The catalogue of one civil day, with indexes to look things up. It does not know what has been sold. */
export interface Programme {
  today: string;
  events: readonly CatalogueEvent[];
  event(id: string): CatalogueEvent | undefined;
  showing(performanceId: string): Showing | undefined;
  /** Performances of a civil date, soonest first. */
  on(date: string): readonly Showing[];
  /** Every performance, those of one date soonest first. */
  showings(): readonly Showing[];
  /** The last run of every event that has ended before today, the latest first. */
  past(): readonly CatalogueEvent[];
  /** Finds Chinese texts by either script, and tolerates one typo. */
  search: Search;
  /** The same, but only texts that have the words as whole words. */
  searchWhole: Search;
  /** The words that a mistyped search was corrected to. */
  correct: EventSearch['correct'];
  /** Suggestions for a search while it is typed. */
  suggest: Suggest;
  /** The same over the past events. */
  searchPast: Search;
}

/** The programme of the day, replaced when the day changes in Hong Kong or a performance is moved. */
export function createProgrammes(catalogue: Catalogue, now: () => number): () => Programme {
  let current: Programme | undefined;
  let lastMinute = Number.NaN;
  let lastVersion = catalogue.version();
  return () => {
    // Days begin with a minute, and every write asks for the programme.
    const minute = Math.floor(now() / 60_000);
    const isMoved = catalogue.version() !== lastVersion;
    if (current && minute === lastMinute && !isMoved) return current;
    lastMinute = minute;
    lastVersion = catalogue.version();
    const today = hongKongDate(now());
    if (isMoved || current?.today !== today) current = programmeOf(today, catalogue);
    return current;
  };
}

function programmeOf(today: string, catalogue: Catalogue): Programme {
  const events = catalogue.at(today);
  const byId = new Map(events.map((event) => [event.id, event]));
  const showings = new Map<string, Showing>();
  const byDate = new Map<string, Showing[]>();
  for (const event of events) {
    for (const performance of event.performances) {
      const showing = { event, performance };
      showings.set(performance.id, showing);
      byDate.set(performance.date, [...(byDate.get(performance.date) ?? []), showing]);
    }
  }
  for (const list of byDate.values()) {
    list.sort((a, b) => (a.performance.startsAt < b.performance.startsAt ? -1 : 1));
  }
  let past: readonly CatalogueEvent[] | undefined;
  let searchPast: Search | undefined;
  const pastEvents = () => {
    past ??= catalogue.past(today, events.length);
    return past;
  };
  return {
    today,
    events,
    event: (id) => byId.get(id),
    showing: (performanceId) => showings.get(performanceId),
    on: (date) => byDate.get(date) ?? [],
    showings: () => [...byDate.values()].flat(),
    past: pastEvents,
    ...createEventSearch(events),
    suggest: createSuggestions(events),
    searchPast(words) {
      searchPast ??= createEventSearch(pastEvents()).search;
      return searchPast(words);
    },
  };
}
