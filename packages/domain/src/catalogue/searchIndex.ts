import { partsOf, termsOf, withoutMarks } from './search.js';

/** assumption: minimum length of a search term for typo tolerance, in characters. */
const typoFrom = { letters: 4, han: 2 } as const;

/** assumption: minimum length of a mistyped Chinese term that may be part of a longer name. */
const partFrom = 4;

export interface SearchIndex {
  /**
   * Indexes of texts with every term of the query, ascending; all for an empty query. A term without a match also
   * matches names with one typo.
   * @param foldedQuery normalized like the texts
   */
  search(foldedQuery: string): number[];
  /** Filters texts with every term as a whole word: "tsim sha tsui, austin" lacks "sha tin". */
  whole(foldedQuery: string): number[];
  /**
   * The terms of a query with typos corrected to the most frequent name. Null if no term is mistyped or one has no
   * match.
   */
  correct(foldedQuery: string): string[] | null;
}

/** A piece of text without spaces. Terms have no spaces, so a match lies within one word. */
interface Word {
  /** Without marks. */
  word: string;
  /** The word and its parts: `chukhin`, `chuk` and `hin` for `chuk-hin`. */
  names: readonly string[];
  /** Indexes of texts with this word, ascending. */
  texts: number[];
}

/**
 * Creates an index of distinct words, of which a catalogue has far fewer than texts. The index has no state, so
 * searches can run concurrently.
 */
export function createSearchIndex(foldedTexts: readonly string[]): SearchIndex {
  const words = wordsOf(foldedTexts);

  const withTerm = (term: string): Word[] => {
    const exact = words.filter(({ word }) => word.includes(term));
    if (exact.length > 0) return exact;
    const nameLike = typoTest(term);
    return words.filter((word) => nameLike(word) !== undefined);
  };

  /** The term if any text has it, otherwise its correction, if any. */
  const meant = (term: string): string | undefined => {
    if (words.some(({ word }) => word.includes(term))) return term;
    const nameLike = typoTest(term);
    const most = (best: Word | undefined, word: Word) =>
      nameLike(word) !== undefined && (!best || word.texts.length > best.texts.length) ? word : best;
    const word = words.reduce<Word | undefined>(most, undefined);
    return word && nameLike(word);
  };

  const textsWithAll = (foldedQuery: string, wordsWith: (term: string) => Word[]): number[] => {
    const terms = termsOf(foldedQuery);
    const found = new Uint16Array(foldedTexts.length);
    for (const [before, term] of terms.entries()) {
      for (const { texts } of wordsWith(term)) {
        for (const text of texts) if (found[text] === before) found[text] = before + 1;
      }
    }
    const places: number[] = [];
    for (let place = 0; place < found.length; place += 1) if (found[place] === terms.length) places.push(place);
    return places;
  };

  return {
    search: (foldedQuery) => textsWithAll(foldedQuery, withTerm),
    whole: (foldedQuery) => textsWithAll(foldedQuery, (term) => words.filter(({ names }) => names.includes(term))),
    correct(foldedQuery) {
      const terms = termsOf(foldedQuery);
      const meanings = terms.flatMap((term) => meant(term) ?? []);
      const isChanged = meanings.some((meaning, index) => meaning !== terms[index]);
      return isChanged && meanings.length === terms.length ? meanings : null;
    },
  };
}

function wordsOf(foldedTexts: readonly string[]): Word[] {
  const words = new Map<string, Word>();
  for (const [place, text] of foldedTexts.entries()) {
    for (const written of new Set(text.split(/\s+/).filter(Boolean))) {
      const known = words.get(written);
      if (known) known.texts.push(place);
      else words.set(written, { word: withoutMarks(written), names: namesIn(written), texts: [place] });
    }
  }
  return [...words.values()];
}

const namesIn = (written: string): string[] => [...new Set([withoutMarks(written), ...partsOf(written)])];

/**
 * Returns a function that finds a name with one typo in a word. Chinese has no spaces, so a long Chinese term also
 * matches within a name.
 */
function typoTest(term: string): (word: Word) => string | undefined {
  const isHan = /^\p{Script=Han}+$/u.test(term);
  if (term.length < (isHan ? typoFrom.han : typoFrom.letters)) return () => undefined;
  const mayBePart = isHan && term.length >= partFrom;
  const isMatch = (name: string) => (mayBePart ? isTypoOfPart(term, name) : isOneEditAway(term, name, 0, 'whole'));
  const pieces = thirdsOf(term);
  return ({ word, names }) => (pieces.some((piece) => word.includes(piece)) ? names.findLast(isMatch) : undefined);
}

/** A typo touches at most two characters, so one third stays intact. This excludes most words quickly. */
function thirdsOf(term: string): string[] {
  const third = Math.floor(term.length / 3);
  return [term.slice(0, third), term.slice(third, 2 * third), term.slice(2 * third)];
}

function isTypoOfPart(term: string, name: string): boolean {
  for (let start = 0; start + term.length <= name.length + 1; start += 1) {
    if (isOneEditAway(term, name, start, 'part')) return true;
  }
  return false;
}

/** Whether the name from `start` is one edit away from the term: up to its end (`whole`) or anywhere (`part`). */
function isOneEditAway(term: string, name: string, start: number, reach: 'whole' | 'part'): boolean {
  let equal = 0;
  while (equal < term.length && term[equal] === name[start + equal]) equal += 1;
  const at = start + equal;
  const continues = (skippedInTerm: number, skippedInName: number) => {
    const rest = term.slice(equal + skippedInTerm);
    const from = at + skippedInName;
    return name.startsWith(rest, from) && (reach === 'part' || from + rest.length === name.length);
  };
  const isSwapped = term[equal] === name[at + 1] && term[equal + 1] === name[at];
  return continues(1, 1) || continues(1, 0) || continues(0, 1) || (isSwapped && continues(2, 2));
}
