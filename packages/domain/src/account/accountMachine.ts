import type { ErrorCode } from '../errors.js';
import type { Machine } from '../machine.js';

export const accountStates = ['registered', 'activated', 'suspended', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountEvents = ['activate', 'suspend', 'restore', 'close'] as const;
export type AccountEvent = (typeof accountEvents)[number];

/**
 * An account (spec §4 Account). Only customer service suspends and restores it; restoring also activates an account
 * with an unused link. Only the member closes it, and nothing opens it again.
 */
export const accountMachine: Machine<AccountState, AccountEvent> = {
  name: 'account',
  initial: 'registered',
  table: {
    registered: { activate: 'activated', suspend: 'suspended' },
    activated: { suspend: 'suspended', close: 'closed' },
    suspended: { restore: 'activated' },
    closed: {},
  },
};

const refusals: Readonly<Record<AccountState, ErrorCode | null>> = {
  registered: 'accountNotActivated',
  activated: null,
  suspended: 'accountSuspended',
  // As for an email that was never registered.
  closed: 'emailPasswordMismatch',
};

/** The login error of an account that is not activated (spec §4 Account, §8 Login), otherwise null. */
export const loginRefusal = (state: AccountState): ErrorCode | null => refusals[state];
