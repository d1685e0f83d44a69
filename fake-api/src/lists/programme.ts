import { hongKongDate } from '@first-gong/domain';
import type { Catalogue, CatalogueEvent, CataloguePerformance } from '../catalogue/index.js';
import { grouped } from '../shared/grouped.js';
import { lazy } from '../shared/lazy.js';
import { createEventSearch } from './eventSearch.js';
import { createSuggestions } from './suggestions.js';

/** An event and one of its performances. */
export interface Showing {
  event: CatalogueEvent;
  performance: CataloguePerformance;
}

/** The programme of the day, replaced when the day changes in Hong Kong or a performance is moved. */
export function createProgrammes(catalogue: Catalogue, now: () => number): () => Programme {
  let current: Programme | undefined;
  let version = catalogue.version();
  return () => {
    const today = hongKongDate(now());
    if (current?.today !== today || catalogue.version() !== version) {
      version = catalogue.version();
      current = programmeOf(today, catalogue);
    }
    return current;
  };
}

/** The catalogue of one civil day, with indexes to look things up. It does not know what has been sold. */
export type Programme = ReturnType<typeof programmeOf>;

function programmeOf(today: string, catalogue: Catalogue) {
  const events = catalogue.at(today);
  const byId = new Map(events.map((event) => [event.id, event]));
  const showings = events
    .flatMap((event) => event.performances.map((performance): Showing => ({ event, performance })))
    .sort((a, b) => (a.performance.startsAt < b.performance.startsAt ? -1 : 1));
  const byPerformance = new Map(showings.map((showing) => [showing.performance.id, showing]));
  const byDate = grouped(showings, ({ performance }) => performance.date);
  const past = lazy(() => catalogue.past(today, events.length));
  const pastSearch = lazy(() => createEventSearch(past()));
  return {
    today,
    events,
    event: (id: string): CatalogueEvent | undefined => byId.get(id),
    showing: (performanceId: string): Showing | undefined => byPerformance.get(performanceId),
    /** Performances of a civil date, soonest first. */
    on: (date: string): readonly Showing[] => byDate.get(date) ?? [],
    /** Every performance, soonest first. */
    showings: (): readonly Showing[] => showings,
    /** The last run of every event that has ended before today, the latest first. */
    past,
    ...createEventSearch(events),
    /** Suggestions for a search while it is typed. */
    suggest: createSuggestions(events),
    /** The same as `search` over the past events. */
    searchPast: (words: string) => pastSearch().search(words),
  };
}
