import { mailLinks } from '../constants.js';
import type { ErrorCode } from '../errors.js';
import type { Machine } from '../machine.js';
import { addMilliseconds, type Instant, toMilliseconds } from '../time/time.js';

/** The kinds of emailed links (spec §4 Account, Password reset link). */
export type MailLinkKind = keyof typeof mailLinks;

export const mailLinkStates = ['valid', 'used', 'expired'] as const;
export type MailLinkState = (typeof mailLinkStates)[number];

export const mailLinkEvents = ['use', 'expire', 'resend'] as const;
export type MailLinkEvent = (typeof mailLinkEvents)[number];

/**
 * The latest link of a kind that an account received (spec §4 Password reset link: valid or expired). A link works
 * once, and a new link replaces it in any state.
 */
export const mailLinkMachine: Machine<MailLinkState, MailLinkEvent> = {
  name: 'mailLink',
  initial: 'valid',
  table: {
    valid: { use: 'used', expire: 'expired', resend: 'valid' },
    used: { resend: 'valid' },
    expired: { resend: 'valid' },
  },
};

/** UTC instant at which a link stops working. */
export const linkUntil = (kind: MailLinkKind, sentAt: Instant): string => addMilliseconds(sentAt, mailLinks[kind]);

/** Whether an unused link still works: an activation link for 48 hours, a reset link for 60 minutes. */
export const isLinkLive = (kind: MailLinkKind, sentAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) < toMilliseconds(linkUntil(kind, sentAt));

/** The error code of a link that is used or expired (spec §4 Account, §8 Reset). */
export const deadLinkCode = {
  activation: 'activationFailed',
  reset: 'resetLinkExpired',
} as const satisfies Record<MailLinkKind, ErrorCode>;
