import type { ErrorCode } from '../errors.js';
import type { Machine } from '../machine.js';

export const accountStates = ['registered', 'activated', 'suspended'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountEvents = ['activate', 'suspend', 'restore'] as const;
export type AccountEvent = (typeof accountEvents)[number];

/**
 * An account (spec §4 Account): registered, then activated through the emailed link. Only customer service suspends
 * and restores an account. A restored account is activated even if its link was never opened, because its member has
 * spoken to customer service.
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

/** Why login refuses an account (spec §4 Account, §8 Login), or null for an activated account. */
export const loginRefusal = (state: AccountState): ErrorCode | null => refusals[state];
