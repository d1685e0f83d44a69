import type { IdentityProvider, MailLinkState } from '@first-gong/domain';
import { defineTable, type OlderRow } from '../store/index.js';

/** A session, under the hash of its token: its data cannot be used to log in. */
export interface SessionRow {
  id: string;
  memberId: string;
  /** The time of the login, in milliseconds. */
  begunAt: number;
  /** Milliseconds. */
  usedAt: number;
  /** The header `User-Agent` of the login. */
  userAgent: string;
}

/**
 * The newest one-time password of an email. Emails without a member have one as well, so that a stranger cannot tell the two
 * apart. `id` is the email, in lower case.
 */
export interface OneTimePasswordRow {
  id: string;
  /** As `Passwords.hash` writes it. */
  hash: string;
  /** Milliseconds. */
  sentAt: number;
  used: boolean;
}

/** A mailed link. Its end by time is not written: `sentAt` tells it. */
interface SentLink {
  /** Hash of the token. */
  hash: string;
  /** Milliseconds. */
  sentAt: number;
  state: Exclude<MailLinkState, 'expired'>;
}

/** The latest mailed links of a kind to a member, oldest first; `id` is the kind and the member. */
export interface MailLinkRow {
  id: string;
  links: SentLink[];
}

/** The secret key that signs the cookies of known devices. There is one row. */
export interface DeviceKeyRow {
  id: string;
  key: string;
}

/** A person as an identity provider knows them. */
export interface Identity {
  provider: IdentityProvider;
  /** Null where the person has no email with the provider or does not share it. */
  email: string | null;
  /** Whether the provider has verified the email. */
  verified: boolean;
  name: string;
}

/** A code that stands for an identity until it is used; `id` is the code's hash. */
export interface IdentityCodeRow {
  id: string;
  identity: Identity;
  /** The call that may take it: the provider's own call, or `signIn` after the device maker's. */
  use: 'provider' | 'signIn';
  /** The state of the browser that began the sign-in; null for a provider's code, whose page compares it itself. */
  state: string | null;
  /** Milliseconds. */
  madeAt: number;
}

/** Sessions of earlier versions do not know their device. */
const upgradeSession = (row: OlderRow<SessionRow>): SessionRow =>
  ({ userAgent: '', begunAt: row.usedAt ?? 0, ...row }) as SessionRow;
export const sessionTable = defineTable<SessionRow>('sessions', upgradeSession);
export const oneTimePasswordTable = defineTable<OneTimePasswordRow>('oneTimePasswords');
/** Earlier versions kept only the newest link, in the row itself, and removed a used one. */
const upgradeMailLink = ({ id, links, hash = '', sentAt = 0 }: OlderRow<MailLinkRow & SentLink>): MailLinkRow => ({
  id,
  links: links ?? [{ hash, sentAt, state: 'valid' }],
});
export const mailLinkTable = defineTable<MailLinkRow>('mailLinks', upgradeMailLink);
export const deviceKeyTable = defineTable<DeviceKeyRow>('deviceKeys');
const upgradeIdentityCode = (row: OlderRow<IdentityCodeRow>): IdentityCodeRow =>
  ({ state: null, ...row }) as IdentityCodeRow;
export const identityCodeTable = defineTable<IdentityCodeRow>('identityCodes', upgradeIdentityCode);
