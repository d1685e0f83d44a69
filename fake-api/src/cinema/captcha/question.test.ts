import { type Lang, langs } from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { makeQuestion, meaningOf, questions } from './question.js';

const asked = (lang: Lang) => Array.from({ length: 200 }, () => makeQuestion(lang));

describe('a question in words', () => {
  test('is one of 20, each in three languages', () => {
    expect(questions).toHaveLength(20);
    for (const { texts, answers } of questions) {
      expect(texts).toHaveLength(langs.length);
      for (const text of texts) expect(text).toMatch(/[?？]$/);
      expect(answers[0]).toMatch(/^[a-z]+$/);
    }
  });

  test.each(langs)('differs from one to the next, in %s', (lang) => {
    expect(new Set(asked(lang).map(({ question }) => question)).size).toBeGreaterThan(10);
  });

  test.each(langs)('does not contain its solution in %s', (lang) => {
    const found = questions.flatMap(({ texts, answers }) => {
      const text = texts[langs.indexOf(lang)]?.toLowerCase() ?? '';
      return answers
        .filter((answer) => ` ${text}`.includes(/[a-z]/.test(answer) ? ` ${answer}` : answer))
        .map((answer) => `${text} ${answer}`);
    });
    expect(found).toEqual([]);
  });

  test('has no spelling with two meanings, and accepts each of them', () => {
    for (const { answers } of questions) {
      for (const spelling of answers) expect(meaningOf(spelling), spelling).toBe(answers[0]);
    }
  });
});

describe('the solution of a question', () => {
  test.each([
    ['umbrella', ['Umbrella', 'UMBRELLA', 'an umbrella', 'umbrellas.', '雨傘', '雨伞', '一把雨傘', '遮', '「雨傘」']],
    ['dog', ['the dog', 'Dogs', '狗', '一隻狗', '１隻狗', 'ｄｏｇ']],
    ['tuesday', ['Tuesday', 'tuesday', '星期二', '週二', '禮拜二', '礼拜二']],
    ['ice', ['some ice', 'Ice cubes', '冰塊', '冰块']],
    ['piano', ['鋼琴', '钢琴', 'piano!', 'a piano']],
  ])('%s counts in every usual spelling', (meaning, spellings) => {
    for (const spelling of spellings) expect(meaningOf(spelling), spelling).toBe(meaning);
  });

  test.each(['', ' ', '?', '__proto__', 'constructor', 'no answer', '全部', 'cat or dog', '貓、狗', '1e9', '一'])(
    'is wrong when it is %s',
    (given) => {
      expect(questions.map(({ answers }) => answers[0])).not.toContain(meaningOf(given));
    },
  );
});
