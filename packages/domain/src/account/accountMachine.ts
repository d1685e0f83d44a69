import type { ErrorCode } from '../errors.js';
import type { Machine } from '../machine.js';

export const accountStates = ['registered', 'activated', 'suspended'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountEvents = ['activate', 'suspend', 'restore'] as const;
export type AccountEvent = (typeof accountEvents)[number];

/**
 * An account (spec §4 Account): registered, then activated through the emailed link. Customer service suspends an
 * account and restores it; both are its business alone. Who is restored has spoken to customer service, so the account
 * is activated whether the link was opened before or not.
 */
export const accountMachine: Machine<AccountState, AccountEvent> = {
  name: 'account',
  initial: 'registered',
  table: {
    registered: { activate: 'activated', suspend: 'suspended' },
    activated: { suspend: 'suspended' },
    suspended: { restore: 'activated' },
  },
};

const refusals: Readonly<Record<AccountState, ErrorCode | null>> = {
  registered: 'accountNotActivated',
  activated: null,
  suspended: 'accountSuspended',
};

/** Why an account is refused at login (spec §4 Account, §8 Login), or null for one that is activated. */
export const loginRefusal = (state: AccountState): ErrorCode | null => refusals[state];
