import { Button } from '@first-gong/ui/Button';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { type FormFields, useForm } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { LoginHelp } from './LoginHelp.js';
import { type Credentials, entriesOf, type LoginPartProps } from './state.js';

/** With the codes that the server may return without a field. */
const fields: FormFields<keyof Credentials> = {
  ids: { email: 'email', password: 'password' },
  kinds: { email: 'email' },
  byCode: {
    emailRequired: 'email',
    emailInvalid: 'email',
    passwordRequired: 'password',
    emailPasswordMismatch: 'password',
  },
};

/** Email or login name with the password. */
export function PasswordForm({ state, onChange, onSubmit }: LoginPartProps) {
  const { t } = useText('login');
  const form = useForm({
    fields,
    values: entriesOf(state),
    onChange,
    refusal: state.error,
    busy: state.submitting !== null,
    onSubmit: () => onSubmit('password'),
  });
  return (
    // Without script a GET would put the password into the address. The server ignores the POST, and the page reports
    // that.
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s5">
        <LoginHelp state={state} form={form} />
        <TextField
          label={t('login.email')}
          {...form.field('email')}
          type="text"
          inputMode="email"
          autoComplete="username"
          required
        />
        <PasswordField label={t('login.password')} {...form.field('password')} required />
        <Button
          variant="buy"
          size="large"
          block
          type="submit"
          busy={state.submitting === 'password'}
          busyLabel={t('login.submitting')}
        >
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
