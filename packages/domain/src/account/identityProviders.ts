/** Social account, search-engine account, device-maker account and messaging app (spec §1). */
export const identityProviders = ['facebook', 'google', 'apple', 'wechat'] as const;
export type IdentityProvider = (typeof identityProviders)[number];
