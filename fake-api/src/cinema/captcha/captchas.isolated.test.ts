import { captchaValidity, langs } from '@first-gong/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Captchas, createCaptchas } from './captchas.js';

/** Correct input for the latest captcha. */
let answer = '';
vi.mock(import('./picture.js'), async (original) => {
  const { drawCode } = await original();
  return {
    drawCode() {
      const drawn = drawCode();
      answer = drawn.code;
      return drawn;
    },
  };
});
vi.mock(import('./question.js'), async (original) => {
  const { makeQuestion, ...others } = await original();
  return {
    ...others,
    makeQuestion(lang) {
      const made = makeQuestion(lang);
      answer = made.answer;
      return made;
    },
  };
});

let time = 0;
let captchas: Captchas;
beforeEach(() => {
  time = Date.parse('2026-11-20T12:00:00.000Z');
  captchas = createCaptchas(() => time);
});

const ada = 'M-000001';
const ben = 'M-000002';
/** A captcha with its correct input. */
const ask = (kind: 'image' | 'question' = 'question', member = ada) => {
  const made = captchas.make(kind, 'en_us', member);
  return { ...made, answer };
};

const codeOf = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const spend = (captchaId: string, given: string, member = ada) =>
  codeOf(() => captchas.spend(captchaId, given, member));

describe('§2 the cinema’s code-entry captcha', () => {
  test('is a picture, whose letters may be small, wide and apart', () => {
    for (let round = 0; round < 20; round += 1) {
      const { captchaId, image, question, ...made } = ask('image');
      expect(image).toMatch(/^<svg/);
      expect(question).toBeNull();
      const wide = made.answer.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0xfee0 + letter.charCodeAt(0)));
      const given = [made.answer, ` ${made.answer.toLowerCase()} `, wide, made.answer.split('').join(' ')][round % 4];
      expect(spend(captchaId, given ?? '')).toBeNull();
    }
  });

  test('is refused with a signature of other letters than ours', () => {
    const { captchaId, answer } = ask();
    const [, , , , signature = ''] = captchaId.split('.');
    expect(signature).toHaveLength(43);
    expect(spend(captchaId.replace(signature, '鑼'.repeat(43)), answer)).toBe('captchaWrong');
  });

  test.each(langs)('has a question in words of %s in its place', (lang) => {
    for (let round = 0; round < 20; round += 1) {
      const { captchaId, image, question } = captchas.make('question', lang, ada);
      expect(image).toBeNull();
      expect(question).not.toMatch(/\d|undefined/);
      expect(spend(captchaId, answer)).toBeNull();
    }
  });

  test('does not reveal its solution in its id', () => {
    const [one, two] = [ask('image'), ask('image')];
    for (const { captchaId, answer: code } of [one, two]) expect(captchaId.toUpperCase()).not.toContain(code);
    expect(one.captchaId).not.toBe(two.captchaId);
  });

  test('is good once, right or wrong', () => {
    const right = ask();
    expect(spend(right.captchaId, right.answer)).toBeNull();
    expect(spend(right.captchaId, right.answer)).toBe('captchaWrong');
    const wrong = ask();
    expect(spend(wrong.captchaId, 'no answer')).toBe('captchaWrong');
    expect(spend(wrong.captchaId, wrong.answer)).toBe('captchaWrong');
  });

  test('belongs to the member who asked for it, and no one else uses it up', () => {
    const { captchaId, answer: right } = ask();
    expect(spend(captchaId, right, ben)).toBe('captchaWrong');
    expect(spend(captchaId, right)).toBeNull();
  });

  test('is not accepted with any part changed, from another start, or made up', () => {
    const { captchaId, answer: right } = ask();
    const parts = captchaId.split('.');
    for (const [index, part] of parts.entries()) {
      const changed = parts.with(
        index,
        part.replace(/^./, (first) => (first === '1' ? '2' : '1')),
      );
      expect(spend(changed.join('.'), right)).toBe('captchaWrong');
    }
    const later = parts.with(1, String(Number(parts[1]) + 60_000)).join('.');
    for (const id of ['__proto__', 'constructor.1.2.3.4', '....', later, `${captchaId}.more.`.repeat(100)]) {
      expect(spend(id, right)).toBe(id.startsWith(captchaId) ? null : 'captchaWrong');
    }
    const before = ask();
    captchas = createCaptchas(() => time);
    expect(spend(before.captchaId, before.answer)).toBe('captchaWrong');
  });

  test('is good for 5 minutes, also when the clock is turned back', () => {
    const early = ask();
    const late = ask();
    const turned = ask();
    expect(Date.parse(early.expiresAt) - time).toBe(captchaValidity);
    time += captchaValidity - 1;
    expect(spend(early.captchaId, early.answer)).toBeNull();
    time += 1;
    expect(spend(late.captchaId, late.answer)).toBe('captchaWrong');
    time -= 24 * 60 * 60_000;
    expect(spend(turned.captchaId, turned.answer)).toBe('captchaWrong');
  });

  test('is required if the id or the input is missing, which costs nothing', () => {
    const { captchaId, answer: right } = ask();
    expect(spend(captchaId, ' ')).toBe('captchaRequired');
    expect(spend('', '9')).toBe('captchaRequired');
    expect(spend(captchaId, right)).toBeNull();
  });

  test('stays valid while others request and solve 10,000', () => {
    const first = ask();
    for (let count = 0; count < 10_000; count += 1) {
      const { captchaId } = captchas.make('question', 'en_us', ben);
      spend(captchaId, 'no answer', ben);
    }
    expect(spend(first.captchaId, first.answer)).toBeNull();
  });
});
