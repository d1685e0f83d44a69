import { identityProviders } from '@first-gong/domain';
import { credentials } from '../../shared/story/index.js';
import type { LoginState, SentPassword } from './state.js';

/** For stories and tests: the page before the visitor types. */
export const nothingTyped: LoginState = {
  email: '',
  password: '',
  agreed: false,
  oneTimePassword: '',
  way: 'password',
  sent: null,
  submitting: null,
  providers: identityProviders,
  error: null,
  failure: null,
  unsent: false,
  sessionExpired: false,
  target: null,
  demo: null,
};

/** For stories and tests: a one-time password, 13 seconds after its email. */
export const sent: SentPassword = {
  email: credentials.email,
  sentAt: '2026-11-20T12:31:00.000Z',
  validUntil: '2026-11-20T12:46:00.000Z',
  resendIn: 47,
  again: false,
};
