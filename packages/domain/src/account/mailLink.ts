import { mailLinks } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import type { Machine } from '../machine.js';
import { addMilliseconds, type Instant, toMilliseconds } from '../time/time.js';

/** The kinds of emailed links (spec §4 Account, Password reset link). */
export type MailLinkKind = keyof typeof mailLinks;

export const mailLinkStates = ['valid', 'used', 'replaced', 'expired'] as const;
export type MailLinkState = (typeof mailLinkStates)[number];

export const mailLinkEvents = ['use', 'expire', 'replace'] as const;
export type MailLinkEvent = (typeof mailLinkEvents)[number];

/**
 * An emailed link (spec §4 Password reset link: valid or expired). A link works once, for its time, and until a newer
 * one of its kind is sent. A replaced link stays so when its time is over: the newer email is the way on.
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

/** UTC instant at which a link stops working. */
export const linkUntil = (kind: MailLinkKind, sentAt: Instant): string => addMilliseconds(sentAt, mailLinks[kind]);

/** Whether an unused link still works: an activation link for 48 hours, a reset link for 60 minutes. */
export const isLinkLive = (kind: MailLinkKind, sentAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) < toMilliseconds(linkUntil(kind, sentAt));

/**
 * The error code of a link that does not work, and of one that was never sent (spec §4 Account, §8 Reset). Only somebody
 * with a link that was sent learns its state: a guess is `unknown`, whether or not the account exists.
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
