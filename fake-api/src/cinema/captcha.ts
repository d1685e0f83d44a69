import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { addMilliseconds, type Captcha, captchaValidity, type Lang, RuleError } from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import svgCaptcha from 'svg-captcha';
import { secret } from '../order/numbers.js';
import { questionOf } from './question.js';

/** Letters that look like no other letter and like no digit. */
const letters = 'ACEFHJKMNPRTWXY';
const letterCount = 5;

/** The most captchas that wait for an answer. */
const capacity = 10_000;

/** Codes to read in a picture, and questions for people who do not see it (spec §2 Cinema schedule). */
export interface Captchas {
  make(kind: 'image' | 'question', lang: Lang): Captcha;
  /**
   * Takes the answer. A captcha has one answer, right or wrong.
   * @throws RuleError `captchaRequired` for a missing id or answer, `captchaWrong` also for an expired captcha.
   */
  spend(captchaId: string, answer: string): void;
}

/** Hash of an answer. The captcha's id is part of it, so that equal answers have different hashes. */
const hashOf = (captchaId: string, answer: string) =>
  createHash('sha256')
    .update(`${captchaId}/${answer.normalize('NFKC').replace(/\s/g, '').toUpperCase()}`)
    .digest();

export function createCaptchas(now: () => number): Captchas {
  const waiting = new LRUCache<string, { hash: Buffer; until: number }>({ max: capacity });

  return {
    make(kind, lang) {
      const captchaId = secret();
      const { answer, ...shown } = kind === 'image' ? picture() : inWords(lang);
      waiting.set(captchaId, { hash: hashOf(captchaId, answer), until: now() + captchaValidity });
      return { captchaId, ...shown, expiresAt: addMilliseconds(now(), captchaValidity) };
    },
    spend(captchaId, answer) {
      const missing = answer.trim() === '' ? 'captchaAnswer' : captchaId.trim() === '' ? 'captchaId' : null;
      if (missing !== null) throw new RuleError('captchaRequired', [{ field: missing, code: 'captchaRequired' }]);
      const asked = waiting.get(captchaId);
      waiting.delete(captchaId);
      const right = asked && now() < asked.until && timingSafeEqual(asked.hash, hashOf(captchaId, answer));
      if (!right) throw new RuleError('captchaWrong', [{ field: 'captchaAnswer', code: 'captchaWrong' }]);
    },
  };
}

/** A drawing of letters. It has only paths: a text in it would give the answer away. */
function picture() {
  const { text, data } = svgCaptcha.create({
    size: letterCount,
    charPreset: letters,
    noise: 2,
    width: 200,
    height: 60,
  });
  return { answer: text, image: data, question: null };
}

function inWords(lang: Lang) {
  const [first, second] = [randomInt(2, 21), randomInt(2, 21)];
  return { answer: String(first + second), image: null, question: questionOf(first, second, lang) };
}
