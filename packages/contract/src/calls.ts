import type { ErrorCode } from '@first-gong/domain';
import { accountCalls } from './calls/account.js';
import { helpCalls } from './calls/help.js';
import { listCalls } from './calls/lists.js';
import { memberCalls } from './calls/member.js';
import { purchaseCalls } from './calls/purchase.js';

/** Errors that any call may answer. */
export const generalErrors = [
  'badRequest',
  'forbidden',
  'maintenance',
  'methodNotAllowed',
  'notFound',
  'payloadTooLarge',
  'serverBusy',
  'tooManyRequests',
  'unsupportedMediaType',
] as const;

/** Errors of any call that needs a member. */
export const memberErrors = ['loginRequired', 'sessionExpired', 'accountSuspended'] as const;

/**
 * What the upload target may answer. It is no call of the table: `presignedUrl` gives its address, which may lead to
 * another server (spec §7).
 */
export const uploadErrors = ['imageRequired', 'imageWrongType', 'imageTooLarge', 'forbidden'] as const;

/** The parts of the table, as the API document groups them. */
export const areas = {
  'Lists and config': listCalls,
  'Login, registration and passwords': accountCalls,
  'From a seat to a ticket': purchaseCalls,
  'Member services': memberCalls,
  'Help, change requests and places': helpCalls,
} as const;

/**
 * Every call, by the name the client's method has. Paths and methods are the provider's (spec §7); what the purchase
 * and the member services need beyond them follows its naming and says `extension`.
 */
export const calls = { ...listCalls, ...accountCalls, ...purchaseCalls, ...memberCalls, ...helpCalls };

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** What a call may be refused with as a whole: its own errors, the general ones, and the member's where it needs one. */
export const errorsOf = (name: CallName): readonly ErrorCode[] => [
  ...calls[name].errors,
  ...(calls[name].who === 'member' ? memberErrors : []),
  ...generalErrors,
];
