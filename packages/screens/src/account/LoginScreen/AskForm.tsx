import { fieldErrors, OneTimePasswordForm } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Stack } from '@first-gong/ui/Stack';
import { TextField } from '@first-gong/ui/TextField';
import { type FormFields, toProblems, useForm } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { Consent } from '../Consent.js';
import { LoginHelp } from './LoginHelp.js';
import { entriesOf, type LoginPartProps } from './state.js';

const fields: FormFields<'email' | 'agreed'> = {
  ids: { email: 'email', agreed: 'agreed' },
  kinds: { email: 'email' },
  byCode: {
    emailRequired: 'email',
    emailInvalid: 'email',
    emailTooLong: 'email',
    memberTermsNotAgreed: 'agreed',
  },
};

/** Requests a one-time password. The consent comes before the email (spec §8 Login). */
export function AskForm({ state, onChange, onSubmit }: LoginPartProps) {
  const { t } = useText('login');
  const { t: errorWords } = useText('errors');
  const { email, agreed } = state;
  const form = useForm({
    fields,
    values: entriesOf(state),
    onChange,
    refusal: state.error,
    busy: state.submitting !== null,
    check: () => toProblems(fieldErrors({ email, agreed }, OneTimePasswordForm), fields, errorWords),
    onSubmit: () => onSubmit('ask'),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s5">
        <LoginHelp state={state} form={form} />
        <TextField
          label={t('login.emailOnly')}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          hint={t('login.askHint')}
          required
        />
        <Consent {...form.field('agreed')} />
        <Button
          variant="buy"
          size="large"
          block
          type="submit"
          busy={state.submitting === 'ask'}
          busyLabel={t('login.sending')}
        >
          {t('login.ask')}
        </Button>
      </Stack>
    </form>
  );
}
