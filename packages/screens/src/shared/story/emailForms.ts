import type { ErrorCode } from '@first-gong/domain';
import type { EmailFormState } from '../EmailForm.js';
import { credentials } from './member.js';

const { email } = credentials;
const entered: EmailFormState = { email, submitting: false, error: null, failure: null };

export const emailForms = {
  empty: { ...entered, email: '' },
  invalid: {
    ...entered,
    email: 'hoiching@example',
    error: { code: 'emailInvalid', fields: [{ field: 'email', code: 'emailInvalid' }] },
  },
  tooMany: { ...entered, error: { code: 'tooManyRequests', fields: [], values: { minutes: 12 } } },
  submitting: { ...entered, submitting: true },
  offline: { ...entered, failure: { kind: 'offline' } },
  refused: (code: ErrorCode): EmailFormState => ({ ...entered, error: { code, fields: [] } }),
} as const satisfies Record<string, EmailFormState | ((code: ErrorCode) => EmailFormState)>;
