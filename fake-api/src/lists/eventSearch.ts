import {
  clean,
  createFold,
  createSearchIndex,
  type Fold,
  type Lang,
  langs,
  type Search,
  type SearchIndex,
  termsOf,
  unfold,
  variantPairs,
} from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { CatalogueEvent } from '../catalogue/index.js';

/** The fold for the texts of these events. It learns from them which characters of the two Chinese scripts match. */
export const foldOf = (events: readonly CatalogueEvent[]): Fold =>
  createFold(variantPairs(events.flatMap(({ title, venue, byline }) => [title, venue.name, byline])));

/** Every text of an event that a search looks at, by language. */
function textsOf({ title, byline, venue, presenter, credits }: CatalogueEvent, lang: Lang): string[] {
  return [title, byline, venue.name, presenter, ...credits.map(({ names }) => names)].map((three) => three[lang]);
}

/** Every text of an event that a search looks at, in all languages, with the name of its group (spec §1). */
export const searchTextOf = (event: CatalogueEvent): string =>
  [
    ...langs.flatMap((lang) => [...textsOf(event, lang), serverTexts[lang](`home.group_${event.group}`)]),
    ...event.venue.nicknames,
  ].join('\n');

export interface EventSearch {
  search: Search;
  /** Of the events that a search finds, those with its words as whole words. */
  searchWhole: Search;
  /** The words that a mistyped search is taken for, as this language writes them, or null. */
  correct: (words: string, lang: Lang) => string | null;
}

/** The search over these events. The first search makes the index. */
export function createEventSearch(events: readonly CatalogueEvent[]): EventSearch {
  const makeIndex = () => {
    const fold = foldOf(events);
    return { fold, index: createSearchIndex(events.map((event) => fold(searchTextOf(event)))) };
  };
  let made: ReturnType<typeof makeIndex> | undefined;
  const found = (words: string, by: keyof Pick<SearchIndex, 'search' | 'whole'> = 'search'): CatalogueEvent[] => {
    made ??= makeIndex();
    return made.index[by](made.fold(words)).flatMap((place) => events[place] ?? []);
  };
  return {
    search: (words) => new Set(found(words).map(({ id }) => id)),
    searchWhole: (words) => new Set(found(words, 'whole').map(({ id }) => id)),
    correct(words, lang) {
      made ??= makeIndex();
      const { fold, index } = made;
      const meanings = index.correct(fold(words));
      if (!meanings) return null;
      const inOrder = [lang, ...langs.filter((other) => other !== lang)];
      const texts = found(words).flatMap((event) => inOrder.flatMap((each) => textsOf(event, each)));
      const typed = termsOf(clean(words));
      return meanings
        .map((meaning, place) => (meaning === fold(typed[place] ?? '') ? typed[place] : unfold(meaning, texts, fold)))
        .join(' ');
    },
  };
}
