import type { Lang, SearchSuggestion, SearchSuggestions, Text3 } from '@first-gong/domain';
import { clean, createSearchIndex, langs, termsOf, unfold, withoutMarks } from '@first-gong/domain';
import type { CatalogueEvent } from '../catalogue/index.js';
import { lazy } from '../shared/lazy.js';
import { inEachLang } from '../shared/text.js';
import { foldOf } from './eventSearch.js';

/** assumption: maximum suggestions of each kind. */
const limits = { event: 5, artist: 2, venue: 2 } as const satisfies Record<SearchSuggestion['kind'], number>;
const limit = 8;

/** A possible meaning of a search, with all its names. */
interface Meaning {
  kind: SearchSuggestion['kind'];
  id: string | null;
  name: Text3;
  nicknames: readonly string[];
  detail: Text3 | null;
  /** Sorts events within their kind. */
  likes: number;
}

/** Suggestions from these events. The index is created with the first search. */
export function createSuggestions(events: readonly CatalogueEvent[]) {
  const made = lazy(() => {
    const meanings = meaningsOf(events);
    const fold = foldOf(events);
    const names = meanings.map(({ name, nicknames }) => [...langs.map((lang) => name[lang]), ...nicknames]);
    const folded = names.map((each) => each.map(fold));
    const plain = folded.map((each) => each.map(withoutMarks));
    return { meanings, names, plain, fold, index: createSearchIndex(folded.map((each) => each.join('\n'))) };
  });
  return (words: string, lang: Lang): SearchSuggestions => {
    const { meanings, names, plain, fold, index } = made();
    const wanted = fold(clean(words));
    if (wanted === '') return { suggestions: [], correction: null };
    const places = index.search(wanted);
    const beginning = termsOf(wanted).join(' ');
    const begins = (place: number) => Number(plain[place]?.some((name) => name.startsWith(beginning)));
    const whole = new Set(index.whole(wanted));
    const isWhole = (place: number) => Number(whole.has(place));
    const ranked = places
      .sort(
        (a, b) =>
          begins(b) - begins(a) || isWhole(b) - isWhole(a) || (meanings[b]?.likes ?? 0) - (meanings[a]?.likes ?? 0),
      )
      .flatMap((place) => meanings[place] ?? []);
    const chosen = (Object.keys(limits) as SearchSuggestion['kind'][]).flatMap((kind) =>
      ranked.filter((meaning) => meaning.kind === kind).slice(0, limits[kind]),
    );
    const corrected = index.correct(wanted);
    const texts = places.flatMap((place) => [meanings[place]?.name[lang] ?? '', ...(names[place] ?? [])]);
    return {
      suggestions: chosen.slice(0, limit).map(({ kind, id, name, detail }) => ({
        kind,
        id,
        text: name[lang],
        detail: detail?.[lang] ?? '',
      })),
      correction: corrected?.map((name) => unfold(name, texts, fold)).join(' ') ?? null,
    };
  };
}

function meaningsOf(events: readonly CatalogueEvent[]): Meaning[] {
  const meanings = new Map<string, Meaning>();
  const add = (key: string, meaning: Meaning) => {
    const known = meanings.get(key);
    meanings.set(key, known ? { ...known, likes: known.likes + meaning.likes } : meaning);
  };
  for (const { id, title, credits, venue, likes } of events) {
    add(id, { kind: 'event', id, name: title, nicknames: [], detail: venue.name, likes });
    for (const name of credits.flatMap(({ names }) => eachOf(names))) {
      add(`artist ${name.en_us}`, { kind: 'artist', id: null, name, nicknames: [], detail: null, likes });
    }
    const { id: venueId, name, nicknames, district } = venue;
    add(`venue ${venueId}`, { kind: 'venue', id: venueId, name, nicknames, detail: district, likes });
  }
  return [...meanings.values()];
}

const separators: Record<Lang, RegExp> = { en_us: /, | and | & /, zh_hk: /[、，]/, zh_cn: /[、，]/ };

/** Removes a suffix in brackets. */
const bare = (name: string): string => name.replace(/\s*[(（].*$/, '').trim();

/** Splits credits into names, without works and instruments, if all languages have equally many. */
function eachOf(names: Text3): Text3[] {
  const split = (lang: Lang) => names[lang].split(separators[lang]);
  const { length } = split('en_us');
  const each = langs.every((lang) => split(lang).length === length)
    ? Array.from({ length }, (_, place) => inEachLang((lang) => split(lang)[place] ?? ''))
    : [names];
  return each
    .filter((name) => langs.every((lang) => !/[《》:：;；]/.test(name[lang])))
    .map((name) => inEachLang((lang) => bare(name[lang])));
}
