import type { Fold, Lang } from '@first-gong/domain';
import { clean, createFold, createSearchIndex, langs, termsOf, unfold, variantPairs } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { CatalogueEvent } from '../catalogue/index.js';
import { lazy } from '../shared/lazy.js';

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

/** The search over these events. The first search makes the index. */
export function createEventSearch(events: readonly CatalogueEvent[]) {
  const made = lazy(() => {
    const fold = foldOf(events);
    return { fold, index: createSearchIndex(events.map((event) => fold(searchTextOf(event)))) };
  });
  const found = (words: string, by: 'search' | 'whole'): CatalogueEvent[] => {
    const { index, fold } = made();
    return index[by](fold(words)).flatMap((place) => events[place] ?? []);
  };
  const idsFound = (words: string, by: 'search' | 'whole') => new Set(found(words, by).map(({ id }) => id));
  return {
    /** Finds Chinese texts by either script, and tolerates one typo. */
    search: (words: string) => idsFound(words, 'search'),
    /** Of the events that a search finds, those with its words as whole words. */
    searchWhole: (words: string) => idsFound(words, 'whole'),
    /** The words that a mistyped search is taken for, as this language writes them, or null. */
    correct(words: string, lang: Lang): string | null {
      const { fold, index } = made();
      const meanings = index.correct(fold(words));
      if (!meanings) return null;
      const inOrder = [lang, ...langs.filter((other) => other !== lang)];
      const texts = found(words, 'search').flatMap((event) => inOrder.flatMap((each) => textsOf(event, each)));
      const typed = termsOf(clean(words));
      return meanings
        .map((meaning, place) => (meaning === fold(typed[place] ?? '') ? typed[place] : unfold(meaning, texts, fold)))
        .join(' ');
    },
  };
}
