import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNormalizer } from './search.js';
import { createSearchIndex } from './searchIndex.js';

const fold = createNormalizer([
  ['館', '馆'],
  ['體', '体'],
  ['紅', '红'],
  ['劇', '剧'],
]);

const coliseum = 'Night Sailing\n夜航\nHong Kong Coliseum\n香港體育館（紅館）\n香港体育馆（红馆）';
const half = 'Half Island Theatre, Mo Chuk-hin\n半島劇社 大坑劇院';
const stadium = 'The Long Walk\n长路\nQueen Elizabeth Stadium\n伊利沙伯体育馆';
const texts = [coliseum, half, stadium];
const index = createSearchIndex(texts.map(fold));
const find = (query: string) => index.search(fold(query)).map((place) => texts[place]);

describe('§1 what a mistyped search is taken for', () => {
  test.each([
    ['the name that was meant', 'colisuem', ['coliseum']],
    ['the name beside the terms that are right', 'half theatr3', ['half', 'theatre']],
    ['a Chinese name, in the script of the index', '夜行館', null],
    ['one wrong character of a Chinese name', '香港體育宮', ['香港体育馆']],
    ['nothing is mistyped', 'night', null],
    ['a term that nothing is like', 'zzzzqqqq', null],
    ['a typo beside a term that nothing is like', 'colisuem zzzzqqqq', null],
  ])('%s', (_, query, meant) => {
    expect(index.correct(fold(query))).toEqual(meant);
  });
});

describe('§1 visitors search events', () => {
  test.each([
    ['part of a name', 'colis', [coliseum]],
    ['part of a name in Chinese', '体育馆', [coliseum, stadium]],
    ['the other script', '香港體育館', [coliseum]],
    ['terms in any order', 'theatre half', [half]],
    ['terms of two languages', '大坑 island', [half]],
    ['a name with its marks', 'chuk-hin', [half]],
    ['a term in no text, and one in some', 'half opera', []],
    ['terms that no text has all of', 'half stadium', []],
    ['nothing', '', texts],
    ['spaces', ' 　 ', texts],
  ])('%s', (_, query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  test.each(['紅館', '红馆', 'Coliseum'])('"%s" finds the events at the Coliseum', (query) => {
    expect(find(query)).toEqual([coliseum]);
  });
});

describe('one typo is forgiven', () => {
  test.each([
    ['a character left out', 'colseum', [coliseum]],
    ['one too many', 'colisseum', [coliseum]],
    ['a wrong one', 'coliseun', [coliseum]],
    ['two swapped', 'colisuem', [coliseum]],
    ['two swapped near the beginning', 'cloiseum', [coliseum]],
    ['the first one wrong', 'ooliseum', [coliseum]],
    ['the last one wrong', 'sailinh', [coliseum]],
    ['in one term of two', 'queen stadiun', [stadium]],
    ['in both terms', 'quen stadiun', [stadium]],
    ['in a part between marks', 'chukk', [half]],
    ['in a short Chinese name', '红管', [coliseum]],
    ['in a Chinese name', '大坑劇完', [half]],
    ['in part of a Chinese name', '利沙白体育', [stadium]],
    ['a character left out of part of a Chinese name', '利沙体育馆', [stadium]],
  ])('%s', (_, query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  test.each([
    ['two typos', 'kolisuem'],
    ['a short term', 'haf'],
    ['part of an English name', 'colisu'],
    ['a short part of a Chinese name', '沙泊'],
  ])('no tolerance: %s', (_, query) => {
    expect(find(query)).toEqual([]);
  });

  test('a term that occurs in a text is not a typo', () => {
    const near = createSearchIndex(['coliseum', 'colisseum']);
    expect(near.search('coliseum')).toEqual([0]);
    expect(near.search('colisseum')).toEqual([1]);
    expect(near.search('colisium')).toEqual([0]);
  });
});

describe('in any texts', () => {
  const letters = (unit: string, minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...unit), minLength, maxLength });
  const words = fc.oneof(letters('abc-', 1, 6), letters('红馆体育', 1, 6));
  const anyTexts = fc.array(
    fc.array(words, { maxLength: 4 }).map((some) => some.join(' ')),
    { maxLength: 8 },
  );

  /** All strings at edit distance 1. `?` matches any character. */
  const edited = (term: string) =>
    Array.from({ length: term.length + 1 }, (_, at) => {
      const [before, after] = [term.slice(0, at), term.slice(at)];
      return [
        `${before}?${after}`,
        ...(after === '' ? [] : [before + after.slice(1), `${before}?${after.slice(1)}`]),
        ...(after.length < 2 ? [] : [`${before}${after[1]}${after[0]}${after.slice(2)}`]),
      ];
    }).flat();
  const pattern = (term: string, anywhere: boolean) => {
    const any = edited(term).map((one) => one.replaceAll('?', '.'));
    return new RegExp(anywhere ? any.join('|') : `^(${any.join('|')})$`);
  };

  test('a search finds exactly the texts with every term', () => {
    fc.assert(
      fc.property(anyTexts, fc.array(words, { minLength: 1, maxLength: 3 }), (all, terms) => {
        const parts = terms.flatMap((term) => term.split('-')).filter(Boolean);
        const plain = all.map((text) => text.replaceAll('-', ''));
        fc.pre(parts.length > 0 && parts.every((term) => plain.some((text) => text.includes(term))));
        const expected = [...all.keys()].filter((place) => parts.every((term) => plain[place]?.includes(term)));
        expect(createSearchIndex(all).search(terms.join(' '))).toEqual(expected);
      }),
    );
  });

  test('a term in no text finds exactly the names one edit away', () => {
    fc.assert(
      fc.property(anyTexts, words, (all, term) => {
        fc.pre(!all.some((text) => text.replaceAll('-', '').includes(term)) && !term.includes('-'));
        const han = /^[^a-c]/.test(term);
        const nears = pattern(term, han && term.length >= 4);
        const isNear = (word: string) => word !== '' && nears.test(word);
        const names = (text: string) =>
          text.split(' ').flatMap((word) => [word.replaceAll('-', ''), ...word.split('-')]);
        const expected = [...all.keys()].filter(
          (place) => term.length >= (han ? 2 : 4) && names(all[place] ?? '').some(isNear),
        );
        expect(createSearchIndex(all).search(term)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
