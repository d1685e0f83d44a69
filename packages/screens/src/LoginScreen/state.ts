import type { Failure } from '@first-gong/domain';
import type { Refusal } from '../shared/form/index.js';

export interface Credentials {
  /** Email or login name. */
  email: string;
  password: string;
}

export interface LoginState extends Credentials {
  submitting: boolean;
  /** Why the server refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
  /** The browser sent the form by itself, because the script did not run. Nothing reads such a form. */
  unsent: boolean;
  /** The session of the visitor ended. */
  sessionExpired: boolean;
  /** The address to which the login leads, or null. */
  target: string | null;
  /** The member of a demonstration, or null on a real site. */
  demo: Credentials | null;
}
