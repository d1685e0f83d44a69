import { randomInt } from 'node:crypto';
import { clean, type Lang, langs } from '@first-gong/domain';
import { captchaQuestions } from '../../sample-data/captchaQuestions.js';

/** Questions of the sample data with accepted spellings. */
export const questions = captchaQuestions.map((line) => {
  const texts = line.split('|');
  return { texts: texts.slice(0, langs.length), answers: (texts[langs.length] ?? '').split('/') };
});

/** A random question in a language, with its solution in English. */
export function makeQuestion(lang: Lang): { question: string; answer: string } {
  const chosen = questions[randomInt(questions.length)];
  return { question: chosen?.texts[langs.indexOf(lang)] ?? '', answer: chosen?.answers[0] ?? '' };
}

/**
 * Normalizes case, width, script, language, articles, measure words and plurals, so that equal meanings compare equal.
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
