import { mailLinks } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import type { Machine } from '../machine.js';
import { addMilliseconds, type Instant, toMilliseconds } from '../time/time.js';

/** Kinds of emailed links (spec §4 Account, Password reset link). */
export type MailLinkKind = keyof typeof mailLinks;

export const mailLinkStates = ['valid', 'used', 'replaced', 'expired'] as const;
export type MailLinkState = (typeof mailLinkStates)[number];

export const mailLinkEvents = ['use', 'expire', 'replace'] as const;
export type MailLinkEvent = (typeof mailLinkEvents)[number];

/**
 * An emailed link (spec §4 Password reset link), usable once until it expires or a newer link replaces it. A replaced
 * link stays replaced after it expires.
 */
export const mailLinkMachine: Machine<MailLinkState, MailLinkEvent> = {
  name: 'mailLink',
  initial: 'valid',
  table: {
    valid: { use: 'used', expire: 'expired', replace: 'replaced' },
    used: {},
    replaced: {},
    expired: { replace: 'replaced' },
  },
};

/** UTC instant at which a link expires. */
export const linkUntil = (kind: MailLinkKind, sentAt: Instant): string => addMilliseconds(sentAt, mailLinks[kind]);

/** Whether the link has not expired: 48 hours for activation, 60 minutes for a reset. */
export const isLinkLive = (kind: MailLinkKind, sentAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) < toMilliseconds(linkUntil(kind, sentAt));

/**
 * Error codes of unusable links (spec §4 Account, §8 Reset). A guessed token is always `unknown`, so it does not reveal
 * accounts.
 */
export const deadLinkCode = {
  activation: {
    used: 'activationLinkUsed',
    replaced: 'activationLinkReplaced',
    expired: 'activationLinkExpired',
    unknown: 'activationFailed',
  },
  reset: {
    used: 'resetLinkUsed',
    replaced: 'resetLinkReplaced',
    expired: 'resetLinkExpired',
    unknown: 'resetLinkInvalid',
  },
} as const satisfies Record<MailLinkKind, Record<Exclude<MailLinkState, 'valid'> | 'unknown', ErrorCode>>;
