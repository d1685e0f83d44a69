import { createHmac, randomBytes } from 'node:crypto';
import { addMilliseconds, type Captcha, captchaValidity, clean, type Lang, RuleError } from '@first-gong/domain';
import { LRUCache } from 'lru-cache';
import { isSameSecret } from '../../shared/isSameSecret.js';
import { secret } from '../../shared/secret.js';
import { drawCode } from './picture.js';
import { makeQuestion, meaningOf } from './question.js';

export type CaptchaKind = 'image' | 'question';

export type Captchas = ReturnType<typeof createCaptchas>;

/** Maximum remembered used captchas. */
const mostSpent = 100_000;

/** Normalizes an input before comparison. */
const readers: Record<CaptchaKind, (answer: string) => string> = {
  image: (answer) => clean(answer, 'code'),
  question: meaningOf,
};
const isKind = (text: string | undefined): text is CaptchaKind => text !== undefined && Object.hasOwn(readers, text);

/**
 * Codes in a picture, and questions as accessible alternative (spec §2 Cinema schedule).
 *
 * The id contains time and a signed hash of the solution (decision 0030). The server stores nothing before an input, so
 * requests fill no memory.
 */
export function createCaptchas(now: () => number) {
  // A new key per start invalidates earlier captchas, whose use is unknown.
  const key = randomBytes(32);
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const fingerprintOf = (nonce: string, kind: CaptchaKind, answer: string) =>
    sign('answer', nonce, readers[kind](answer));
  /** Captchas that have had an input. */
  const spent = new LRUCache<string, true>({ max: mostSpent });

  /** Whether an input is correct. Uses up the captcha if this server issued it to this member. */
  const isRight = (captchaId: string, answer: string, memberId: string): boolean => {
    const [kind, time = '', nonce = '', fingerprint = '', signature = ''] = captchaId.split('.');
    if (!isKind(kind) || !isSameSecret(signature, sign('captcha', memberId, kind, time, nonce, fingerprint)))
      return false;
    const until = Number(time);
    // A clock that was set back must not extend a captcha.
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
     * Checks the input of a member; a captcha accepts one.
     * @throws RuleError `captchaRequired` if missing; `captchaWrong` also for expired, used and foreign captchas
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
