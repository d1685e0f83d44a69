import { type Lang, langs } from '@first-gong/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repeatRandom, seed } from '../../testing/random.js';
import { facts, groupNames, groups, type Words } from './bank.js';
import { makeQuestion, meaningOf, meanings } from './question.js';

let restore = () => {};
beforeAll(() => {
  restore = repeatRandom();
});
afterAll(() => restore());

const rounds = 300;
const asked = (lang: Lang) => Array.from({ length: rounds }, () => makeQuestion(lang));
const everyWord: readonly Words[] = [
  ...groupNames.flatMap((name) => groups[name].things),
  ...facts.map(({ answers }) => answers),
];

describe('a question in words', () => {
  test.each(langs)('comes in many forms of %s, and hardly ever twice', (lang) => {
    const questions = asked(lang).map(({ question }) => question);
    expect(new Set(questions).size, `seed ${seed}`).toBeGreaterThan(rounds / 2);
    for (const question of questions) expect(question).not.toMatch(/undefined|null|\$|\{|\//);
  });

  test.each(langs)('accepts the word that it shows, in %s', (lang) => {
    for (const { question, answer } of asked(lang)) expect(meaningOf(answer), question).not.toBe('');
  });

  test('has one right answer among its choices', () => {
    for (const name of groupNames) {
      for (const other of groups[name].alike) expect(groupNames).toContain(other);
      expect(groups[name].things.length).toBeGreaterThanOrEqual(6);
    }
    const shownWords = groupNames.flatMap((name) => groups[name].things.map(([english]) => english));
    expect(new Set(shownWords).size).toBe(shownWords.length);
  });

  test('has no spelling with two meanings', () => {
    for (const [english, ...chinese] of everyWord) {
      const meaning = meaningOf(english.split('/')[0] ?? '');
      for (const spelling of [english, ...chinese].flatMap((words) => words.split('/'))) {
        expect(meaningOf(spelling), spelling).toBe(meaning);
      }
    }
    expect(meanings.size).toBeGreaterThan(300);
  });
});

describe('the answer to a question', () => {
  test.each([
    ['3', ['３', '三', 'three', 'Three.', '3 sides', '三條', '3條邊', ' 3 ']],
    ['2', ['two', '兩個', '两', '二', '２個']],
    ['12', ['十二', '十二個月', '１２', 'twelve']],
    ['24', ['二十四', '廿四小時', 'twenty-four', 'Twenty four hours', '24小时']],
    ['umbrella', ['Umbrella', 'UMBRELLA', 'an umbrella', 'umbrellas', '雨傘', '雨伞', '一把雨傘', '遮', '「雨傘」']],
    ['bus', ['the bus', 'buses', '巴士', '公交车', '公交車', '一輛巴士']],
    ['library', ['libraries', '圖書館', '图书馆', '圖书馆']],
    ['orange juice', ['Orange Juice', 'orangejuice', '橙汁', 'ｊｕｉｃｅ']],
    ['Tuesday', ['tuesday', '星期二', '週二', '禮拜二', '礼拜二']],
    ['piano', ['鋼琴', '钢琴', 'piano!']],
  ])('%s counts in every usual spelling', (meaning, spellings) => {
    for (const spelling of spellings) expect(meaningOf(spelling), spelling).toBe(meaning);
  });

  test.each(['', ' ', '?', '__proto__', 'constructor', 'no answer', '全部', 'tram or bus', '電車、巴士', '1e9'])(
    'is wrong when it is %s',
    (given) => {
      const right = new Set(langs.flatMap((lang) => asked(lang).map(({ answer }) => meaningOf(answer))));
      expect(right.has(meaningOf(given))).toBe(false);
    },
  );
});

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numbersIn = (question: string) => [
  ...(question.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => numberWords.indexOf(word)).filter((at) => at >= 0),
  ...Array.from(question, (character) => '零一二三四五六七八九十'.indexOf(character)).filter((at) => at >= 0),
];
/** The words that a question lists. */
const listIn = (question: string): string[] => {
  const [list = ''] = question.match(/[^:.?。？：「]*(?:, [^:.?]*or |、)[^:.?。？：，]*/) ?? [];
  return list.split(/, | or |、/).map((word) => word.trim());
};
const wordsIn = (question: string) => question.split(/[\s,.:?、。，：？「」“”]+/).filter((word) => word !== '');

/** Programs that somebody writes after reading a few questions. Each of them answers every question. */
const solvers: Readonly<Record<string, (question: string) => string>> = {
  'adds the numbers': (question) => String(numbersIn(question).reduce((sum, number) => sum + number, 0)),
  'multiplies the numbers': (question) => String(numbersIn(question).reduce((product, number) => product * number, 1)),
  'counts the words': (question) => String(listIn(question).length),
  'takes the first word of the list': (question) => listIn(question)[0] ?? '',
  'takes the last word of the list': (question) => listIn(question).at(-1) ?? '',
  'takes the longest word of the list': (question) =>
    listIn(question).reduce((one, other) => (other.length > one.length ? other : one)),
  'takes the shortest word of the list': (question) =>
    listIn(question).reduce((one, other) => (other.length < one.length ? other : one)),
  'takes any word of the list': (question) => listIn(question)[question.length % 6] ?? '',
  'takes the last word of the question': (question) => wordsIn(question).at(-1) ?? '',
  'takes the word before the question mark': (question) => /([\w一-鿿]+)[?？]/.exec(question)?.[1] ?? '',
};

describe.each(langs)('a simple program that reads the question in %s', (lang) => {
  test('finds the list of words, or the test would prove nothing', () => {
    const listing = asked(lang).filter(({ question }) => / or |、/.test(question));
    const found = listing.filter(({ question, answer }) => listIn(question).map(meaningOf).includes(meaningOf(answer)));
    expect(found.length, `seed ${seed}`).toBeGreaterThan(listing.length * 0.8);
  });

  test.each(Object.entries(solvers))('and %s fails most of the time', (_name, solve) => {
    const solved = asked(lang).filter(({ question, answer }) => meaningOf(solve(question)) === meaningOf(answer));
    expect(solved.length, `seed ${seed}`).toBeLessThan(rounds / 3);
  });
});
