import type { Lang, TextNormalizer } from '@first-gong/domain';
import { clean, createNormalizer, createSearchIndex, langs, termsOf, unfold, variantPairs } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { CatalogueEvent } from '../catalogue/index.js';
import { lazy } from '../shared/lazy.js';

/** The normalizer for these events, which learns pairs of Chinese characters from their texts. */
export const foldOf = (events: readonly CatalogueEvent[]): TextNormalizer =>
  createNormalizer(variantPairs(events.flatMap(({ title, venue, byline }) => [title, venue.name, byline])));

/** Searched texts of an event, by language. */
function textsOf({ title, byline, venue, presenter, credits }: CatalogueEvent, lang: Lang): string[] {
  return [title, byline, venue.name, presenter, ...credits.map(({ names }) => names)].map((three) => three[lang]);
}

/** Searched text of an event in all languages, with the name of its group (spec §1). */
export const searchTextOf = (event: CatalogueEvent): string =>
  [
    ...langs.flatMap((lang) => [...textsOf(event, lang), serverTexts[lang](`home.group_${event.group}`)]),
    ...event.venue.nicknames,
  ].join('\n');

/** The search for these events. The index is created with the first search. */
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
    /** Finds both Chinese scripts, and tolerates one typo. */
    search: (words: string) => idsFound(words, 'search'),
    /** Events that contain the words as whole words. */
    searchWhole: (words: string) => idsFound(words, 'whole'),
    /** The corrected words of a mistyped search in this language, or null. */
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
