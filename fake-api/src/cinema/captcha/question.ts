import { randomInt } from 'node:crypto';
import { clean, type Lang, langs } from '@first-gong/domain';
import { captchaQuestions } from '../../sample-data/captchaQuestions.js';

/** The questions of the sample data, each with its texts and the spellings of its answer. */
export const questions = captchaQuestions.map((line) => {
  const texts = line.split('|');
  return { texts: texts.slice(0, langs.length), answers: (texts[langs.length] ?? '').split('/') };
});

/** A random question in a language, with its answer in English. */
export function makeQuestion(lang: Lang): { question: string; answer: string } {
  const chosen = questions[randomInt(questions.length)];
  return { question: chosen?.texts[langs.indexOf(lang)] ?? '', answer: chosen?.answers[0] ?? '' };
}

/**
 * Meaning of an answer, whatever its spelling: case, width, script, language, article or measure word, plural. Two
 * answers with one meaning are equal.
 */
export function meaningOf(answer: string): string {
  const plain = clean(answer)
    .toLowerCase()
    .replace(/^(?:the|an?|some) /, '')
    .replace(/[\p{P}\p{S}\p{Z}]/gu, '')
    .replace(/^[一1]\p{Script=Han}(?=\p{Script=Han})/u, '')
    .replace(/(?<=[a-z]{2})s$/, '');
  return questions.find(({ answers }) => answers.includes(plain))?.answers[0] ?? plain;
}
