/** reading: the shortest search term in which a typo is forgiven, in characters. */
const typoFrom = { letters: 4, han: 2 } as const;

/** reading: from this length on a Chinese term may also be part of a longer name. */
const partFrom = 4;

/** Finds texts by the words of a search. */
export interface SearchIndex {
  /**
   * The places of the texts that a query finds, ascending; all of them for an empty query. Every term of the query,
   * in any order, has to be part of a text. A term that is part of none is taken for a typo: then it finds the texts
   * with a name one typo away from it (one character left out, too many, wrong, or swapped with the next).
   * @param foldedQuery folded by the same fold as the texts.
   */
  search(foldedQuery: string): number[];
}

/** A piece of text between spaces. No term has a space in it, so a term is part of a text when it is part of one. */
interface Word {
  word: string;
  /** The word and what stands between its marks, for example `chuk` and `hin` of `chuk-hin`. */
  names: readonly string[];
  /** Places of the texts with this word, ascending. */
  texts: number[];
}

/**
 * Makes an index. The words of a catalogue repeat, so a search looks through far fewer words than there are texts;
 * it keeps nothing from one search to the next, since many people search at once.
 */
export function createSearchIndex(foldedTexts: readonly string[]): SearchIndex {
  const words = wordsOf(foldedTexts);

  const withTerm = (term: string): Word[] => {
    const exact = words.filter(({ word }) => word.includes(term));
    return exact.length > 0 ? exact : words.filter(typoTest(term));
  };

  return {
    search(foldedQuery) {
      const terms = termsOf(foldedQuery);
      const found = new Uint16Array(foldedTexts.length);
      for (const [before, term] of terms.entries()) {
        for (const { texts } of withTerm(term)) {
          for (const text of texts) if (found[text] === before) found[text] = before + 1;
        }
      }
      const places: number[] = [];
      for (let place = 0; place < found.length; place += 1) if (found[place] === terms.length) places.push(place);
      return places;
    },
  };
}

const termsOf = (text: string): string[] => text.split(/\s+/).filter((term) => term !== '');

function wordsOf(foldedTexts: readonly string[]): Word[] {
  const words = new Map<string, Word>();
  for (const [place, text] of foldedTexts.entries()) {
    for (const word of new Set(termsOf(text))) {
      const known = words.get(word);
      if (known) known.texts.push(place);
      else words.set(word, { word, names: namesIn(word), texts: [place] });
    }
  }
  return [...words.values()];
}

const namesIn = (word: string): string[] => [...new Set([word, ...(word.match(/[\p{L}\p{N}]+/gu) ?? [])])];

/**
 * Tells whether a word has a name that is the term with one typo. Chinese is written without spaces, so a Chinese term
 * that is long enough may also be part of the name.
 */
function typoTest(term: string): (word: Word) => boolean {
  const isHan = /^\p{Script=Han}+$/u.test(term);
  if (term.length < (isHan ? typoFrom.han : typoFrom.letters)) return () => false;
  const inPart = isHan && term.length >= partFrom;
  const isMeant = (name: string) => (inPart ? isTypoOfPart(term, name) : isOneEditAway(term, name, 0, 'whole'));
  const pieces = thirdsOf(term);
  return ({ word, names }) => pieces.some((piece) => word.includes(piece)) && names.some(isMeant);
}

/** An edit touches two characters at most, so it leaves one of three pieces whole: most words are ruled out by that. */
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

/** Whether a name, read from `start` to its end or to anywhere, is the term with one edit. */
function isOneEditAway(term: string, name: string, start: number, reach: 'whole' | 'part'): boolean {
  let same = 0;
  while (same < term.length && term[same] === name[start + same]) same += 1;
  const at = start + same;
  const goesOn = (skippedInTerm: number, skippedInName: number) => {
    const rest = term.slice(same + skippedInTerm);
    const from = at + skippedInName;
    return name.startsWith(rest, from) && (reach === 'part' || from + rest.length === name.length);
  };
  const isSwapped = term[same] === name[at + 1] && term[same + 1] === name[at];
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (isSwapped && goesOn(2, 2));
}
