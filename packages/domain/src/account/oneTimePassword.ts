import { oneTimePassword } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import type { Machine } from '../machine.js';
import { addMilliseconds, type Instant, toMilliseconds } from '../time/time.js';
import { secondsToWait } from './throttle.js';

export const oneTimePasswordStates = ['sent', 'used', 'spent', 'expired'] as const;
export type OneTimePasswordState = (typeof oneTimePasswordStates)[number];

export const oneTimePasswordEvents = ['right', 'wrong', 'lastWrong', 'expire', 'resend'] as const;
export type OneTimePasswordEvent = (typeof oneTimePasswordEvents)[number];

/**
 * The one-time password that an email was sent last (spec §4). It logs in once. The fifth wrong one spends it, 15
 * minutes end it, and another one takes its place whatever has become of it.
 */
export const oneTimePasswordMachine: Machine<OneTimePasswordState, OneTimePasswordEvent> = {
  name: 'oneTimePassword',
  initial: 'sent',
  table: {
    sent: { right: 'used', wrong: 'sent', lastWrong: 'spent', expire: 'expired', resend: 'sent' },
    used: { resend: 'sent' },
    spent: { resend: 'sent' },
    expired: { resend: 'sent' },
  },
};

/** What is known of a one-time password that was sent. */
export interface SentOneTimePassword {
  sentAt: Instant;
  /** Wrong ones that were entered for it. */
  wrong: number;
  used: boolean;
}

/** Until when it logs in, 15 minutes after it was sent (spec §9): UTC instant. At that very instant it does not. */
export const oneTimePasswordUntil = (sentAt: Instant): string => addMilliseconds(sentAt, oneTimePassword.validity);

/** When another can be sent, 60 seconds after it was sent (spec §9 Resend countdown): UTC instant. */
export const resendAt = (sentAt: Instant): string => addMilliseconds(sentAt, oneTimePassword.resendCountdown);

/** Whole seconds of the resend countdown that are left (spec §2 Login, §9), 0 when another can be sent. */
export const resendSecondsLeft = (sentAt: Instant, now: Instant): number =>
  secondsToWait([sentAt], { attempts: 1, window: oneTimePassword.resendCountdown }, now);

/** What has become of a one-time password by now. */
export function oneTimePasswordState({ sentAt, wrong, used }: SentOneTimePassword, now: Instant): OneTimePasswordState {
  if (used) return 'used';
  if (wrong >= oneTimePassword.attempts) return 'spent';
  return toMilliseconds(now) < toMilliseconds(oneTimePasswordUntil(sentAt)) ? 'sent' : 'expired';
}

/**
 * What an attempt to log in comes to (spec §4, §8): the password with the attempt counted, and why it is refused.
 * A password that is used, spent or expired is not even compared, and stays as it is.
 * @param isRight whether what was entered is the password that was sent.
 * @returns `refusal` is null for a login, else `oneTimePasswordMismatch` or `oneTimePasswordExpired`.
 */
export function attemptOneTimePassword<Sent extends SentOneTimePassword>(
  sent: Sent,
  isRight: boolean,
  now: Instant,
): { sent: Sent; refusal: ErrorCode | null } {
  if (oneTimePasswordState(sent, now) !== 'sent') return { sent, refusal: 'oneTimePasswordExpired' };
  return isRight
    ? { sent: { ...sent, used: true }, refusal: null }
    : { sent: { ...sent, wrong: sent.wrong + 1 }, refusal: 'oneTimePasswordMismatch' };
}
