/** spec §6 Roles. */
export const roles = ['visitor', 'member'] as const;
export type Role = (typeof roles)[number];

/** spec §6 Can do. */
export const actions = [
  'browse',
  'search',
  'filter',
  'readHelp',
  'buy',
  'favourite',
  'wishList',
  'points',
  'transactionHistory',
  'profile',
  'passwordChange',
] as const;
export type Action = (typeof actions)[number];

const visitorActions: readonly Action[] = ['browse', 'search', 'filter', 'readHelp'];

/** Whether a role may do something (spec §6). Screens ask visitors to log in. */
export const mayDo = (role: Role, action: Action): boolean => role === 'member' || visitorActions.includes(action);
