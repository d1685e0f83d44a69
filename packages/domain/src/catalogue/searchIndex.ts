import { partsOf, termsOf, withoutMarks } from './search.js';

/** reading: minimum length of a search term for typo tolerance, in characters. */
const typoFrom = { letters: 4, han: 2 } as const;

/** reading: minimum length of a mistyped Chinese term that may be part of a longer name. */
const partFrom = 4;

/** Finds texts by the words of a search. */
export interface SearchIndex {
  /**
   * The indexes of the texts that match a query, ascending; an empty query matches all. A text must contain every term
   * of the query, in any order. A term that no text contains counts as a typo: it matches the texts with a name that is
   * one typo away (one character missing, extra, wrong, or swapped with the next).
   * @param foldedQuery the query, folded like the texts.
   */
  search(foldedQuery: string): number[];
  /** Of these texts, those that have every term as a whole word: "sha tin" is not in "tsim sha tsui, austin". */
  whole(foldedQuery: string): number[];
  /**
   * The terms of a query, each mistyped one with the name that it was taken for, as it is in most texts. Null when no
   * term is mistyped, or when one is in no text, with or without a typo.
   */
  correct(foldedQuery: string): string[] | null;
}

/** A piece of text between spaces. Terms have no spaces, so a text contains a term if one of its words does. */
interface Word {
  /** Without marks. */
  word: string;
  /** The word, and its parts between marks, for example `chukhin`, `chuk` and `hin` of `chuk-hin`. */
  names: readonly string[];
  /** Indexes of the texts with this word, ascending. */
  texts: number[];
}

/**
 * Creates an index. The words of a catalogue repeat, so a search reads far fewer words than there are texts. It keeps
 * no state between searches, because many people search at once.
 */
export function createSearchIndex(foldedTexts: readonly string[]): SearchIndex {
  const words = wordsOf(foldedTexts);

  const withTerm = (term: string): Word[] => {
    const exact = words.filter(({ word }) => word.includes(term));
    if (exact.length > 0) return exact;
    const nameLike = typoTest(term);
    return words.filter((word) => nameLike(word) !== undefined);
  };

  /** The term if any text has it, otherwise the name that is meant, if any. */
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
 * Returns a function that finds the name in a word that is the term with one typo. Chinese has no spaces, so a long
 * Chinese term may also be part of the name.
 */
function typoTest(term: string): (word: Word) => string | undefined {
  const isHan = /^\p{Script=Han}+$/u.test(term);
  if (term.length < (isHan ? typoFrom.han : typoFrom.letters)) return () => undefined;
  const mayBePart = isHan && term.length >= partFrom;
  const isMatch = (name: string) => (mayBePart ? isTypoOfPart(term, name) : isOneEditAway(term, name, 0, 'whole'));
  const pieces = thirdsOf(term);
  return ({ word, names }) => (pieces.some((piece) => word.includes(piece)) ? names.findLast(isMatch) : undefined);
}

/** A typo changes at most two characters, so one of three pieces stays intact. This rules out most words quickly. */
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

/** Whether a name from `start` on is the term with one edit: to its end (`whole`), or up to any character (`part`). */
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
