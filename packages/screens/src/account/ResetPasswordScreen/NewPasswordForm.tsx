import { fieldErrors, PasswordReset, passwordLength } from '@first-gong/domain';

import { PasswordField } from '@first-gong/ui/PasswordField';
import { Stack } from '@first-gong/ui/Stack';
import { type FormFields, FormProblems, idsOf, SubmitButton, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import type { NewPassword, ResetPasswordScreenProps, ResetPasswordState } from './state.js';

const fields: FormFields<keyof NewPassword> = {
  ids: idsOf('newPassword', 'retypedPassword'),
};

export interface NewPasswordFormProps extends Pick<ResetPasswordScreenProps, 'onChange' | 'onSubmit'> {
  state: Extract<ResetPasswordState, { kind: 'ready' }>;
}

/** The new password, twice (spec §5 Reset password). */
export function NewPasswordForm({ state, onChange, onSubmit }: NewPasswordFormProps) {
  const { t } = useText('resetPassword');

  const { newPassword, retypedPassword, submitting, error, failure } = state;
  const values = { newPassword, retypedPassword };
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => fieldErrors({ token: '', ...values }, PasswordReset),
    onSubmit,
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s5">
        <FormProblems
          form={form}
          title={t('resetPassword.problem')}
          failure={failure && failureSentence(failure, t, (what) => t('resetPassword.failed', { what }))}
        />
        <PasswordField
          label={t('resetPassword.newPassword')}
          {...form.field('newPassword')}
          hint={t('resetPassword.newPasswordHint', passwordLength)}
          autoComplete="new-password"
          limit={passwordLength.max}
          required
        />
        <PasswordField
          label={t('resetPassword.retypedPassword')}
          {...form.field('retypedPassword')}
          autoComplete="new-password"
          required
        />
        <SubmitButton block busy={submitting} busyLabel={t('resetPassword.submitting')}>
          {t('resetPassword.submit')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
