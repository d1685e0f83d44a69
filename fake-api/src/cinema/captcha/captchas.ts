import { createHmac, randomBytes } from 'node:crypto';
import { addMilliseconds, type Captcha, captchaValidity, clean, type Lang, RuleError } from '@first-gong/domain';
import { isSameSecret } from '../../shared/isSameSecret.js';
import { secret } from '../../shared/secret.js';
import { drawCode } from './picture.js';
import { makeQuestion, meaningOf } from './question.js';
import { createSpent } from './spent.js';

export type CaptchaKind = 'image' | 'question';

/**
 * Codes to read in a picture, and questions for people who do not see it (spec §2 Cinema schedule).
 *
 * A captcha is its own record: the id that a member gets and sends back holds its time and a signed fingerprint of the
 * answer (decision 0030). The server keeps nothing until the answer arrives, so asking for captchas fills no memory and
 * displaces no other captcha.
 */
export interface Captchas {
  make(kind: CaptchaKind, lang: Lang, memberId: string): Captcha;
  /**
   * Takes the answer of the member who asked. A captcha has one answer, right or wrong.
   * @throws RuleError `captchaRequired` for a missing id or answer; `captchaWrong` also for an expired captcha, a used
   * one, another member's and one that this server has not made.
   */
  spend(captchaId: string, answer: string, memberId: string): void;
}

/** Answers that count as the same. */
const readers: Record<CaptchaKind, (answer: string) => string> = {
  image: (answer) => clean(answer, 'code'),
  question: meaningOf,
};
const isKind = (text: string | undefined): text is CaptchaKind => text !== undefined && Object.hasOwn(readers, text);

export function createCaptchas(now: () => number): Captchas {
  // A new key at each start: captchas of the time before, whose use is no longer known, are then void.
  const key = randomBytes(32);
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const fingerprintOf = (nonce: string, kind: CaptchaKind, answer: string) =>
    sign('answer', nonce, readers[kind](answer));
  const spent = createSpent(now);

  /** Whether an answer is right. It uses up the captcha unless another server or member has made it. */
  const isRight = (captchaId: string, answer: string, memberId: string): boolean => {
    const [kind, time = '', nonce = '', fingerprint = '', signature = ''] = captchaId.split('.');
    if (!isKind(kind) || !isSameSecret(signature, sign('captcha', memberId, kind, time, nonce, fingerprint)))
      return false;
    const until = Number(time);
    // A clock that was turned back must not make a captcha last longer.
    if (until <= now() || until > now() + captchaValidity || !spent.take(nonce, until)) return false;
    return isSameSecret(fingerprint, fingerprintOf(nonce, kind, answer));
  };

  return {
    make(kind, lang, memberId) {
      const { answer, ...shown } = kind === 'image' ? picture() : inWords(lang);
      const time = String(now() + captchaValidity);
      const nonce = secret();
      const fingerprint = fingerprintOf(nonce, kind, answer);
      const signature = sign('captcha', memberId, kind, time, nonce, fingerprint);
      const captchaId = [kind, time, nonce, fingerprint, signature].join('.');
      return { captchaId, ...shown, expiresAt: addMilliseconds(now(), captchaValidity) };
    },
    spend(captchaId, answer, memberId) {
      const missing = clean(answer) === '' ? 'captchaAnswer' : captchaId === '' ? 'captchaId' : null;
      if (missing !== null) throw new RuleError('captchaRequired', [{ field: missing, code: 'captchaRequired' }]);
      if (!isRight(captchaId, answer, memberId)) {
        throw new RuleError('captchaWrong', [{ field: 'captchaAnswer', code: 'captchaWrong' }]);
      }
    },
  };
}

const picture = () => {
  const { code, image } = drawCode();
  return { answer: code, image, question: null };
};

const inWords = (lang: Lang) => ({ ...makeQuestion(lang), image: null });
