import type { Failure, IdentityProvider } from '@first-gong/domain';
import type { Refusal } from '../../shared/form/index.js';

export interface Credentials {
  /** Email or login name. */
  email: string;
  password: string;
}

export interface LoginEntries extends Credentials {
  /** The terms, which come before a one-time password (spec §8 Login). */
  agreed: boolean;
  oneTimePassword: string;
}

export const loginWays = ['password', 'oneTimePassword'] as const;
/** The two forms of the page (spec §2 Login). */
export type LoginWay = (typeof loginWays)[number];

/** Requests of the page: a form, the request for a one-time password or for another one, or a person to a provider. */
export type LoginStep = 'password' | 'ask' | 'askAgain' | 'enter' | IdentityProvider;

/** A one-time password on its way to an email. */
export interface SentPassword {
  email: string;
  /** UTC instants. */
  sentAt: string;
  validUntil: string;
  /** Whole seconds until another one can be sent (spec §9 Resend countdown). */
  resendIn: number;
  /** It is not the first one. */
  again: boolean;
}

export interface LoginState extends LoginEntries {
  way: LoginWay;
  /** The one-time password that is awaited, or null. */
  sent: SentPassword | null;
  /** Request that has been sent and not been answered, or null. */
  submitting: LoginStep | null;
  /** Why the server refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
  /** Where an account of another site leads in. */
  providers: readonly IdentityProvider[];
  /** The browser sent the form by itself, because the script did not run. Nothing reads such a form. */
  unsent: boolean;
  /** The session of the visitor ended. */
  sessionExpired: boolean;
  /** The address to which the login leads, or null. */
  target: string | null;
  /** The member of a demonstration, or null on a real site. */
  demo: Credentials | null;
}

/** Props of every part of the page: its state and its callbacks. */
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
