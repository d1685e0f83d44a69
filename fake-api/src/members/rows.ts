import type { IdentityProvider, MailLinkState } from '@first-gong/domain';
import { defineTable, type OlderRow } from '../store/index.js';

/** A session, stored by the hash of its token, so that the data cannot be used to log in. */
export interface SessionRow {
  id: string;
  memberId: string;
  /** Milliseconds of the login. */
  begunAt: number;
  /** Milliseconds of the last use. */
  usedAt: number;
  /** `User-Agent` header of the login. */
  userAgent: string;
}

/**
 * The newest one-time password of an email, also of unknown ones, so that both behave alike. `id` is the email in lower
 * case.
 */
export interface OneTimePasswordRow {
  id: string;
  /** Format of `Passwords.hash`. */
  hash: string;
  /** Milliseconds. */
  sentAt: number;
  used: boolean;
}

/** An emailed link. The expiry follows from `sentAt`. */
interface SentLink {
  /** Hash of the token. */
  hash: string;
  /** Milliseconds. */
  sentAt: number;
  state: Exclude<MailLinkState, 'expired'>;
}

/** Latest links of a member, oldest first; `id` consists of kind and member. */
export interface MailLinkRow {
  id: string;
  links: SentLink[];
}

/** Key that signs known-device cookies. A single row. */
export interface DeviceKeyRow {
  id: string;
  key: string;
}

/** A person at an identity provider. */
export interface Identity {
  provider: IdentityProvider;
  /** Null if missing or not shared. */
  email: string | null;
  /** Whether the provider has verified the email. */
  verified: boolean;
  name: string;
}

/** A code for an identity; `id` is its hash. */
export interface IdentityCodeRow {
  id: string;
  identity: Identity;
  /** The provider's call, or `signIn` after the device maker's. */
  use: 'provider' | 'signIn';
  /** State of the browser; null for provider codes, whose page compares the state. */
  state: string | null;
  /** Milliseconds. */
  madeAt: number;
}

/** Early sessions have no device. */
const upgradeSession = (row: OlderRow<SessionRow>): SessionRow =>
  ({ userAgent: '', begunAt: row.usedAt ?? 0, ...row }) as SessionRow;
export const sessionTable = defineTable<SessionRow>('sessions', upgradeSession);
export const oneTimePasswordTable = defineTable<OneTimePasswordRow>('oneTimePasswords');
/** Early versions stored only the newest link and removed used ones. */
const upgradeMailLink = ({ id, links, hash = '', sentAt = 0 }: OlderRow<MailLinkRow & SentLink>): MailLinkRow => ({
  id,
  links: links ?? [{ hash, sentAt, state: 'valid' }],
});
export const mailLinkTable = defineTable<MailLinkRow>('mailLinks', upgradeMailLink);
export const deviceKeyTable = defineTable<DeviceKeyRow>('deviceKeys');
const upgradeIdentityCode = (row: OlderRow<IdentityCodeRow>): IdentityCodeRow =>
  ({ state: null, ...row }) as IdentityCodeRow;
export const identityCodeTable = defineTable<IdentityCodeRow>('identityCodes', upgradeIdentityCode);
