/**
 * The one-time password of an email, asked for last. There is one for every email that asked, a member's or not, so
 * that nobody can tell the two apart. `id` is the email, in lower case.
 */
export interface OneTimePasswordRow {
  id: string;
  /** As `hashPassword` writes it. */
  hash: string;
  /** Milliseconds. */
  sentAt: number;
  /** Wrong ones that were tried. */
  wrong: number;
  used: boolean;
}

/** The link that was mailed to a member last; `id` is its kind and the member, so a newer one takes its place. */
export interface MailLinkRow {
  id: string;
  /** Hash of the token. */
  hash: string;
  /** Milliseconds. */
  sentAt: number;
}

export const providers = ['facebook', 'google', 'apple', 'wechat'] as const;
export type Provider = (typeof providers)[number];

/** Somebody as an identity provider knows them. */
export interface Identity {
  provider: Provider;
  email: string;
  /** Whether the provider has made sure that the email is theirs. */
  verified: boolean;
  name: string;
}

/** A code that stands for an identity until it is used; `id` is the code's hash. */
export interface IdentityCodeRow {
  id: string;
  identity: Identity;
  /** Who may take it: the provider's own call, or `signIn` after the device maker's. */
  use: 'provider' | 'signIn';
  /** Milliseconds. */
  madeAt: number;
}
