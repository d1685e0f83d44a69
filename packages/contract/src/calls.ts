import type { ErrorCode } from '@first-gong/domain';
import { accountCalls } from './calls/account.js';
import { cinemaCalls } from './calls/cinema.js';
import { helpCalls } from './calls/help.js';
import { listCalls } from './calls/lists.js';
import { memberCalls } from './calls/member.js';
import { purchaseCalls } from './calls/purchase.js';
import { seatCalls } from './calls/seats.js';
import { serviceCalls } from './calls/services.js';
import { siteCalls } from './calls/site.js';
import { firstCalls } from './firstCalls.js';
import { laterCalls } from './laterCalls.js';

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
 * Errors of the upload target, which may be on another server (spec §7). `presignedUrl` returns the address, so the
 * table has no such call.
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

/** Areas of the table. The API document has one chapter per area. */
export const areas = {
  'Lists and config': { ...listCalls, ...seatCalls, ...siteCalls },
  'Login, registration and passwords': accountCalls,
  'From a seat to a ticket': { ...purchaseCalls, ...cinemaCalls },
  'Member services': { ...memberCalls, ...serviceCalls },
  'Help, change requests and places': helpCalls,
} as const;

/**
 * Every call by its name, with the provider's paths and methods (spec §7). Calls that the provider lacks follow the
 * same naming and have the source `extension`.
 */
export const calls = { ...firstCalls, ...seatCalls, ...laterCalls };

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** All errors of a call: its own, `generalErrors` and, for a member's call, `memberErrors`. */
export const errorsOf = (name: CallName): readonly ErrorCode[] => [
  ...calls[name].errors,
  ...(calls[name].who === 'member' ? memberErrors : []),
  ...generalErrors,
];
