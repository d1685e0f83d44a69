import { oneTimePassword } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import { allows, type Machine, step } from '../machine.js';
import { addMilliseconds, type Instant, toMilliseconds } from '../time/time.js';
import { secondsToWait } from './throttle.js';

export const oneTimePasswordStates = ['sent', 'used', 'spent', 'expired'] as const;
export type OneTimePasswordState = (typeof oneTimePasswordStates)[number];

export const oneTimePasswordEvents = ['right', 'wrong', 'lastWrong', 'expire', 'resend'] as const;
export type OneTimePasswordEvent = (typeof oneTimePasswordEvents)[number];

/**
 * The latest one-time password of an email (spec §4): valid for one login within 15 minutes. Five wrong attempts from
 * one place block the password there.
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

/** Stored data of a one-time password. */
export interface SentOneTimePassword {
  sentAt: Instant;
  /** Wrong attempts. */
  wrong: number;
  used: boolean;
}

/** UTC instant of expiry, 15 minutes after sending (spec §9). */
export const oneTimePasswordUntil = (sentAt: Instant): string => addMilliseconds(sentAt, oneTimePassword.validity);

/** UTC instant of the earliest resend, 60 seconds after the last (spec §9 Resend countdown). */
export const resendAt = (sentAt: Instant): string => addMilliseconds(sentAt, oneTimePassword.resendCountdown);

/** Whole seconds of the resend countdown (spec §2 Login, §9), at least 0. */
export const resendSecondsLeft = (sentAt: Instant, now: Instant): number =>
  secondsToWait([sentAt], { attempts: 1, window: oneTimePassword.resendCountdown }, now);

/** The state of a one-time password at an instant. */
export function oneTimePasswordState({ sentAt, wrong, used }: SentOneTimePassword, now: Instant): OneTimePasswordState {
  if (used) return 'used';
  if (wrong >= oneTimePassword.attempts) return 'spent';
  return toMilliseconds(now) < toMilliseconds(oneTimePasswordUntil(sentAt)) ? 'sent' : 'expired';
}

/**
 * Counts a login attempt (spec §4, §8). Used, blocked and expired passwords do not change.
 * @param isRight whether the entered password is correct
 * @returns `refusal` is null for a successful login, otherwise `oneTimePasswordMismatch` or `oneTimePasswordExpired`
 */
export function attemptOneTimePassword<Sent extends SentOneTimePassword>(
  sent: Sent,
  isRight: boolean,
  now: Instant,
): { sent: Sent; refusal: ErrorCode | null } {
  const state = oneTimePasswordState(sent, now);
  const wrong = isRight ? sent.wrong : sent.wrong + 1;
  const event = isRight ? 'right' : wrong < oneTimePassword.attempts ? 'wrong' : 'lastWrong';
  if (!allows(oneTimePasswordMachine, state, event)) return { sent, refusal: 'oneTimePasswordExpired' };
  const used = step(oneTimePasswordMachine, state, event) === 'used';
  return { sent: { ...sent, wrong, used }, refusal: used ? null : 'oneTimePasswordMismatch' };
}
