import {
  createFold,
  createSearchIndex,
  type Fold,
  hongKongVariants,
  type Search,
  variantPairs,
} from '@first-gong/domain';
import type { CatalogueEvent } from '../catalogue/index.js';

/** The fold for the texts of these events. It learns from them which characters of the two Chinese scripts match. */
export const foldOf = (events: readonly CatalogueEvent[]): Fold =>
  createFold([
    ...hongKongVariants,
    ...variantPairs(events.flatMap(({ title, venue, byline }) => [title, venue.name, byline])),
  ]);

/** Every text of an event that a search looks at, in all languages. */
export function searchTextOf({ title, byline, venue, presenter, credits }: CatalogueEvent): string {
  const texts = [title, byline, venue.name, presenter, ...credits.map(({ names }) => names)];
  return [...texts.flatMap((three) => Object.values(three)), ...venue.nicknames].join('\n');
}

/** The search over these events. The first search makes the index. */
export function createEventSearch(events: readonly CatalogueEvent[]): Search {
  const makeIndex = () => {
    const fold = foldOf(events);
    return { fold, index: createSearchIndex(events.map((event) => fold(searchTextOf(event)))) };
  };
  let made: ReturnType<typeof makeIndex> | undefined;
  return (words) => {
    made ??= makeIndex();
    const places = made.index.search(made.fold(words));
    return new Set(places.flatMap((place) => events[place]?.id ?? []));
  };
}
