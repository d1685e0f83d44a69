import type { ErrorCode } from '@first-gong/domain';
import { accountCalls } from './calls/account.js';
import { helpCalls } from './calls/help.js';
import { listCalls } from './calls/lists.js';
import { memberCalls } from './calls/member.js';
import { purchaseCalls } from './calls/purchase.js';

/** Errors that the server may send for every call. */
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

/** Errors of every call that needs a member. */
export const memberErrors = ['loginRequired', 'sessionExpired', 'accountSuspended'] as const;

/**
 * Errors of the upload target. The target is not a call of the table: `presignedUrl` returns its address, which may
 * be on another server (spec §7).
 */
export const uploadErrors = [
  'imageRequired',
  'imageWrongType',
  'imageTooLarge',
  'forbidden',
  'unsupportedMediaType',
  'tooManyRequests',
  'serverBusy',
] as const;

/** The parts of the table, as the API document groups them. */
export const areas = {
  'Lists and config': listCalls,
  'Login, registration and passwords': accountCalls,
  'From a seat to a ticket': purchaseCalls,
  'Member services': memberCalls,
  'Help, change requests and places': helpCalls,
} as const;

/**
 * Every call by its name. Paths and methods are the provider's (spec §7). Calls that the purchase and the member
 * services need beyond them follow the provider's naming and have `extension` as their source.
 */
export const calls = { ...listCalls, ...accountCalls, ...purchaseCalls, ...memberCalls, ...helpCalls };

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** All errors of a call: its own, the general ones, and those of members if the call needs one. */
export const errorsOf = (name: CallName): readonly ErrorCode[] => [
  ...calls[name].errors,
  ...(calls[name].who === 'member' ? memberErrors : []),
  ...generalErrors,
];
