import { createHmac, randomBytes } from 'node:crypto';
import { addMilliseconds, type Captcha, captchaValidity, clean, type Lang, RuleError } from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import { isSameSecret } from '../../shared/isSameSecret.js';
import { secret } from '../../shared/secret.js';
import { drawCode } from './picture.js';
import { makeQuestion, meaningOf } from './question.js';

export type CaptchaKind = 'image' | 'question';

export type Captchas = ReturnType<typeof createCaptchas>;

/** The most captchas whose use is remembered. */
const mostSpent = 100_000;

/** Answers that count as the same. */
const readers: Record<CaptchaKind, (answer: string) => string> = {
  image: (answer) => clean(answer, 'code'),
  question: meaningOf,
};
const isKind = (text: string | undefined): text is CaptchaKind => text !== undefined && Object.hasOwn(readers, text);

/**
 * Codes to read in a picture, and questions for people who do not see it (spec §2 Cinema schedule).
 *
 * A captcha is its own record: the id that a member gets and sends back holds its time and a signed fingerprint of the
 * answer (decision 0030). The server keeps nothing until the answer arrives, so asking for captchas fills no memory and
 * displaces no other captcha.
 */
export function createCaptchas(now: () => number) {
  // A new key at each start: captchas of the time before, whose use is no longer known, are then void.
  const key = randomBytes(32);
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const fingerprintOf = (nonce: string, kind: CaptchaKind, answer: string) =>
    sign('answer', nonce, readers[kind](answer));
  /** The captchas that have got their answer. */
  const spent = new LRUCache<string, true>({ max: mostSpent });

  /** Whether an answer is right. It uses up the captcha unless another server or member has made it. */
  const isRight = (captchaId: string, answer: string, memberId: string): boolean => {
    const [kind, time = '', nonce = '', fingerprint = '', signature = ''] = captchaId.split('.');
    if (!isKind(kind) || !isSameSecret(signature, sign('captcha', memberId, kind, time, nonce, fingerprint)))
      return false;
    const until = Number(time);
    // A clock that was turned back must not make a captcha last longer.
    if (until <= now() || until > now() + captchaValidity || spent.has(nonce)) return false;
    spent.set(nonce, true);
    return isSameSecret(fingerprint, fingerprintOf(nonce, kind, answer));
  };

  return {
    make(kind: CaptchaKind, lang: Lang, memberId: string): Captcha {
      const picture = kind === 'image' ? drawCode() : null;
      const { question, answer } = picture ? { question: null, answer: picture.code } : makeQuestion(lang);
      const time = String(now() + captchaValidity);
      const nonce = secret();
      const fingerprint = fingerprintOf(nonce, kind, answer);
      const signature = sign('captcha', memberId, kind, time, nonce, fingerprint);
      const captchaId = [kind, time, nonce, fingerprint, signature].join('.');
      return { captchaId, image: picture?.image ?? null, question, expiresAt: addMilliseconds(now(), captchaValidity) };
    },
    /**
     * Takes the answer of the member who asked. A captcha has one answer, right or wrong.
     * @throws RuleError `captchaRequired` for a missing id or answer; `captchaWrong` also for an expired captcha, a used
     * one, another member's and one that this server has not made.
     */
    spend(captchaId: string, answer: string, memberId: string): void {
      const missing = clean(answer) === '' ? 'captchaAnswer' : captchaId === '' ? 'captchaId' : null;
      if (missing !== null) throw new RuleError('captchaRequired', [{ field: missing, code: 'captchaRequired' }]);
      if (!isRight(captchaId, answer, memberId)) {
        throw new RuleError('captchaWrong', [{ field: 'captchaAnswer', code: 'captchaWrong' }]);
      }
    },
  };
}
