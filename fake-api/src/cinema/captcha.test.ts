import { captchaValidity, type Lang, langs } from '@first-gong/domain';
import svgCaptcha from 'svg-captcha';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Captchas, createCaptchas } from './captcha.js';
import { questionOf } from './question.js';

let time = 0;
let captchas: Captchas;
beforeEach(() => {
  time = Date.parse('2026-11-20T12:00:00.000Z');
  captchas = createCaptchas(() => time);
});

const codeOf = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

/** What a drawn letter is made of; the numbers differ from one drawing to the next. */
const shapeOf = (path: string) => path.replace(/[^A-Z]/g, '');
const shapes = new Map(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => {
    const { data } = svgCaptcha.create({ charPreset: letter, size: 1, noise: 0 });
    return [shapeOf(/ d="([^"]+)"/.exec(data)?.[1] ?? ''), letter];
  }),
);

/** Reads a picture as an eye does: each drawing for itself, from left to right. */
const read = (image: string) =>
  [...image.matchAll(/<path fill="#\w+" d="([^"]+)"/g)]
    .map(([, path = '']) => ({ left: Number(/^M([\d.]+)/.exec(path)?.[1]), letter: shapes.get(shapeOf(path)) }))
    .sort((a, b) => a.left - b.left)
    .map(({ letter }) => letter)
    .join('');

/** Works out every sum there is, to find the one that was asked. */
function answerTo(question: string | null, lang: Lang): string {
  for (let first = 0; first <= 20; first += 1) {
    for (let second = 0; second <= 20; second += 1) {
      if (questionOf(first, second, lang) === question) return String(first + second);
    }
  }
  throw new Error(`No sum: ${question}`);
}

describe('§2 the cinema’s code-entry captcha', () => {
  test('is five letters that are not taken for one another, and takes them in small letters too', () => {
    for (let round = 0; round < 50; round += 1) {
      const { captchaId, image, question } = captchas.make('image', 'zh_hk');
      const code = read(image ?? '');
      expect(code).toMatch(/^[ACEFHJKMNPRTWXY]{5}$/);
      expect(question).toBeNull();
      expect(codeOf(() => captchas.spend(captchaId, ` ${code.toLowerCase()} `))).toBeNull();
    }
  });

  test('is a drawing without text, script or anything from elsewhere', () => {
    const { captchaId, image } = captchas.make('image', 'en_us');
    const code = read(image ?? '');
    expect(image).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<>]*>(<path [^<>]*\/>)+<\/svg>$/);
    expect(image).not.toMatch(/ on\w+=|href|url\(|data:|style=/);
    expect(image).not.toContain(code);
    expect(captchaId).not.toContain(code);
  });

  test.each(langs)('has a sum in words of %s in its place, answered in digits', (lang) => {
    for (let round = 0; round < 50; round += 1) {
      const { captchaId, image, question } = captchas.make('question', lang);
      expect(image).toBeNull();
      expect(question).not.toMatch(/\d/);
      expect(codeOf(() => captchas.spend(captchaId, answerTo(question, lang)))).toBeNull();
    }
  });

  test('takes full-width digits, as a Chinese keyboard types them', () => {
    const { captchaId, question } = captchas.make('question', 'zh_hk');
    const wide = answerTo(question, 'zh_hk').replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect(codeOf(() => captchas.spend(captchaId, wide))).toBeNull();
  });

  test('is good once, right or wrong', () => {
    const right = captchas.make('question', 'en_us');
    const answer = answerTo(right.question, 'en_us');
    expect(codeOf(() => captchas.spend(right.captchaId, answer))).toBeNull();
    expect(codeOf(() => captchas.spend(right.captchaId, answer))).toBe('captchaWrong');

    const wrong = captchas.make('question', 'en_us');
    expect(codeOf(() => captchas.spend(wrong.captchaId, '0'))).toBe('captchaWrong');
    expect(codeOf(() => captchas.spend(wrong.captchaId, answerTo(wrong.question, 'en_us')))).toBe('captchaWrong');
  });

  test('is good for 5 minutes', () => {
    const early = captchas.make('question', 'en_us');
    const late = captchas.make('question', 'en_us');
    expect(Date.parse(early.expiresAt) - time).toBe(captchaValidity);
    time += captchaValidity - 1;
    expect(codeOf(() => captchas.spend(early.captchaId, answerTo(early.question, 'en_us')))).toBeNull();
    time += 1;
    expect(codeOf(() => captchas.spend(late.captchaId, answerTo(late.question, 'en_us')))).toBe('captchaWrong');
  });

  test('is asked for where the id or the answer is missing, and costs nothing then', () => {
    const { captchaId, question } = captchas.make('question', 'en_us');
    expect(codeOf(() => captchas.spend(captchaId, ' '))).toBe('captchaRequired');
    expect(codeOf(() => captchas.spend('', '9'))).toBe('captchaRequired');
    expect(codeOf(() => captchas.spend('__proto__', '9'))).toBe('captchaWrong');
    expect(codeOf(() => captchas.spend(captchaId, answerTo(question, 'en_us')))).toBeNull();
  });

  test('forgets the oldest where somebody asks for very many', () => {
    const first = captchas.make('question', 'en_us');
    for (let count = 0; count < 10_000; count += 1) captchas.make('question', 'en_us');
    expect(codeOf(() => captchas.spend(first.captchaId, answerTo(first.question, 'en_us')))).toBe('captchaWrong');
  });
});
