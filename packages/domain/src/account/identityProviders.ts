/**
 * The identity providers of spec §1: a social account, a search-engine account, a device-maker account and a messaging
 * app.
 */
export const identityProviders = ['facebook', 'google', 'apple', 'wechat'] as const;
export type IdentityProvider = (typeof identityProviders)[number];
