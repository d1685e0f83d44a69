import { createFold, type Fold, hongKongDate, variantPairs } from '@first-gong/domain';
import type { Catalogue, CatalogueEvent, CataloguePerformance } from '../catalogue/index.js';

export interface Showing {
  event: CatalogueEvent;
  performance: CataloguePerformance;
}

/** What one civil day's catalogue holds, with the ways to look into it. Does not know what has been sold. */
export interface Programme {
  today: string;
  events: readonly CatalogueEvent[];
  event(id: string): CatalogueEvent | undefined;
  showing(performanceId: string): Showing | undefined;
  /** Performances of a civil date, soonest first. */
  on(date: string): readonly Showing[];
  /** The fold that made the search texts: either script finds both. */
  fold: Fold;
  searchText(event: CatalogueEvent): string;
}

/** The programme of the day, made anew when the day changes in Hong Kong. */
export function createProgrammes(catalogue: Catalogue, now: () => number): () => Programme {
  let current: Programme | undefined;
  return () => {
    const today = hongKongDate(now());
    if (current?.today !== today) current = programmeOf(today, catalogue.at(today));
    return current;
  };
}

function programmeOf(today: string, events: readonly CatalogueEvent[]): Programme {
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
  const fold = createFold(variantPairs(events.flatMap(({ title, venue, byline }) => [title, venue.name, byline])));
  const searchTexts = new Map<string, string>();
  return {
    today,
    events,
    event: (id) => byId.get(id),
    showing: (performanceId) => showings.get(performanceId),
    on: (date) => byDate.get(date) ?? [],
    fold,
    searchText(event) {
      const known = searchTexts.get(event.id);
      if (known !== undefined) return known;
      const { title, byline, venue, presenter, credits } = event;
      const texts = [title, byline, venue.name, presenter, ...credits.map(({ names }) => names)];
      const text = fold(texts.flatMap((three) => Object.values(three)).join('\n'));
      searchTexts.set(event.id, text);
      return text;
    },
  };
}
