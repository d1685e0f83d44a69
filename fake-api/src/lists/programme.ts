import { hongKongDate } from '@first-gong/domain';
import type { Catalogue, CatalogueEvent, CataloguePerformance } from '../catalogue/index.js';
import { grouped } from '../shared/grouped.js';
import { lazy } from '../shared/lazy.js';
import { createEventSearch } from './eventSearch.js';
import { createSuggestions } from './suggestions.js';

export interface Showing {
  event: CatalogueEvent;
  performance: CataloguePerformance;
}

/** The programme of the day, recreated at midnight in Hong Kong and after a rescheduling. */
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

/** The catalogue of one civil day with indexes, without sales. */
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
    /** Performances on a civil date, soonest first. */
    on: (date: string): readonly Showing[] => byDate.get(date) ?? [],
    /** All performances, soonest first. */
    showings: (): readonly Showing[] => showings,
    /** Last runs of past events, latest first. */
    past,
    ...createEventSearch(events),
    /** Suggestions during typing. */
    suggest: createSuggestions(events),
    /** `search` for past events. */
    searchPast: (words: string) => pastSearch().search(words),
  };
}
