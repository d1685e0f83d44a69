import type { ErrorCode, FieldError } from '@first-gong/domain';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import { EmailField, type Form, type Submission, useForm } from './form/index.js';

export interface EmailFormState extends Submission {
  email: string;
}

interface EmailFormOptions {
  state: EmailFormState;
  /** The code for an unknown email address. */
  unknown: ErrorCode;
  /** Checks the address before it is sent. */
  check: () => FieldError[];
  onChange: (email: string) => void;
  onSubmit: () => void;
}

type OneEmail = Form<'email', { email: string }>;

/** State of a form with one email field. */
export function useEmailForm({ state, unknown, check, onChange, onSubmit }: EmailFormOptions): OneEmail {
  return useForm({
    fields: { ids: { email: 'email' }, kinds: { email: 'email' }, byCode: { [unknown]: 'email' } },
    values: { email: state.email },
    onChange: ({ email }) => onChange(email),
    refusal: state.error,
    busy: state.submitting,
    check,
    onSubmit,
  });
}

interface EmailFormProps {
  form: OneEmail;
  label: string;
  /** `username` for the email of an account, because password managers recognise it. */
  autoComplete: 'email' | 'username';
  /** The buttons. */
  children: ReactNode;
}

/** The field of `useEmailForm`, above its buttons. */
export function EmailForm({ form, label, autoComplete, children }: EmailFormProps) {
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s5">
        <EmailField label={label} {...form.field('email')} autoComplete={autoComplete} />
        {children}
      </Stack>
    </form>
  );
}
