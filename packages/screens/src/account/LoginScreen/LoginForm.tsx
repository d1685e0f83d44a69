import { fieldErrors, OneTimePasswordForm } from '@first-gong/domain';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import {
  EmailField,
  type Form,
  type FormFields,
  type FormOptions,
  idsOf,
  SubmitButton,
  useForm,
} from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { Consent } from '../Consent.js';
import { LoginHelp } from './LoginHelp.js';
import { type Credentials, entriesOf, type LoginEntries, type LoginPartProps } from './state.js';

interface LoginFormProps<Field extends keyof LoginEntries>
  extends LoginPartProps,
    Pick<FormOptions<Field, LoginEntries>, 'fields' | 'check'> {
  step: 'password' | 'ask' | 'enter';
  label: string;
  busyLabel: string;
  children: (field: Form<Field, LoginEntries>['field']) => ReactNode;
}

/** One step of the login: its error or reason, its fields and its button. */
export function LoginForm<Field extends keyof LoginEntries>(props: LoginFormProps<Field>) {
  const { state, onChange, onSubmit, step, label, busyLabel, children, ...rules } = props;
  const form = useForm({
    ...rules,
    values: entriesOf(state),
    onChange,
    refusal: state.error,
    busy: state.submitting !== null,
    onSubmit: () => onSubmit(step),
  });
  return (
    // Without script a GET would put the password into the address. The server ignores the POST, and the page reports
    // that.
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s5">
        <LoginHelp state={state} form={form} />
        {children(form.field)}
        <SubmitButton block busy={state.submitting === step} busyLabel={busyLabel}>
          {label}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** With the codes that the server may return without a field. */
const passwordFields: FormFields<keyof Credentials> = {
  ids: idsOf('email', 'password'),
  kinds: { email: 'email' },
  byCode: {
    emailRequired: 'email',
    emailInvalid: 'email',
    passwordRequired: 'password',
    emailPasswordMismatch: 'password',
  },
};

/** Email or login name with the password. */
export function PasswordForm(part: LoginPartProps) {
  const { t } = useText('login');
  return (
    <LoginForm
      {...part}
      fields={passwordFields}
      step="password"
      label={t('login.submit')}
      busyLabel={t('login.submitting')}
    >
      {(field) => (
        <>
          <EmailField label={t('login.email')} {...field('email')} type="text" autoComplete="username" />
          <PasswordField label={t('login.password')} {...field('password')} required />
        </>
      )}
    </LoginForm>
  );
}

const askFields: FormFields<'email' | 'agreed'> = {
  ids: idsOf('email', 'agreed'),
  kinds: { email: 'email' },
  byCode: {
    emailRequired: 'email',
    emailInvalid: 'email',
    emailTooLong: 'email',
    memberTermsNotAgreed: 'agreed',
  },
};

/** Requests a one-time password. The consent comes before the email (spec §8 Login). */
export function AskForm(part: LoginPartProps) {
  const { t } = useText('login');
  const { email, agreed } = part.state;
  return (
    <LoginForm
      {...part}
      fields={askFields}
      check={() => fieldErrors({ email, agreed }, OneTimePasswordForm)}
      step="ask"
      label={t('login.ask')}
      busyLabel={t('login.sending')}
    >
      {(field) => (
        <>
          <EmailField
            label={t('login.emailOnly')}
            {...field('email')}
            autoComplete="username"
            hint={t('login.askHint')}
          />
          <Consent {...field('agreed')} />
        </>
      )}
    </LoginForm>
  );
}
