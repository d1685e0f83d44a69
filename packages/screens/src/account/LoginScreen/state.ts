import type { IdentityProvider } from '@first-gong/domain';
import type { Submission } from '../../shared/form/index.js';

export interface Credentials {
  /** Email or login name. */
  email: string;
  password: string;
}

export interface LoginEntries extends Credentials {
  /** Consent to the terms, before a one-time password (spec §8 Login). */
  agreed: boolean;
  oneTimePassword: string;
}

export const loginMethods = ['password', 'oneTimePassword'] as const;
/** The page's two forms (spec §2 Login). */
export type LoginMethod = (typeof loginMethods)[number];

/** What the page requests: a form, a first or another one-time password, or a provider's login. */
export type LoginStep = 'password' | 'ask' | 'askAgain' | 'enter' | IdentityProvider;

/** A sent one-time password. */
export interface SentPassword {
  email: string;
  /** UTC instants. */
  sentAt: string;
  validUntil: string;
  /** Seconds until another one can be sent (spec §9 Resend countdown). */
  resendIn: number;
  /** A repeated email. */
  again: boolean;
}

export interface LoginState extends LoginEntries, Omit<Submission, 'submitting'> {
  way: LoginMethod;
  /** The pending one-time password, or null. */
  sent: SentPassword | null;
  /** The pending request, or null. */
  submitting: LoginStep | null;
  /** Providers that the server supports. */
  providers: readonly IdentityProvider[];
  /** The browser sent the form itself, because script did not run. The server ignores such a form. */
  unsent: boolean;
  /** The visitor's session has expired. */
  sessionExpired: boolean;
  /** The address after the login, or null. */
  target: string | null;
  /** The demonstration's member, or null on a real site. */
  demo: Credentials | null;
}

/** Props of every part of the page. */
export interface LoginPartProps {
  state: LoginState;
  onChange: (entries: LoginEntries) => void;
  onSubmit: (step: LoginStep) => void;
}

export const entriesOf = ({ email, password, agreed, oneTimePassword }: LoginEntries): LoginEntries => ({
  email,
  password,
  agreed,
  oneTimePassword,
});
