import { fieldErrors, type MemberInfo, PasswordChange, passwordLength } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Columns } from '@first-gong/ui/Columns';
import { Inline } from '@first-gong/ui/Inline';
import { Notice } from '@first-gong/ui/Notice';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { type FormFields, FormProblems, idsOf, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import type { FormState } from './ProfileForm.js';

export type PasswordValues = PasswordChange;

interface PasswordFormProps {
  member: Pick<MemberInfo, 'loginEmail' | 'hasPassword'>;
  state: FormState<PasswordValues>;
  onChange: (values: PasswordValues) => void;
  onSave: () => void;
}

const fields: FormFields<keyof PasswordValues> = {
  ids: idsOf('oldPassword', 'newPassword', 'retypedPassword'),
  byCode: { oldPasswordIncorrect: 'oldPassword' },
};

/** Change of password (spec §3, §5). An account of a social login has no password. */
export function PasswordForm({ member, state, onChange, onSave }: PasswordFormProps) {
  const { t } = useText('memberInfo');
  const { values, submitting, error, failure } = state;
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => fieldErrors(values, PasswordChange),
    onSubmit: onSave,
  });
  return (
    <Stack as="section" gap="s6" id="password">
      <SectionHeading>{t('memberInfo.passwordTitle')}</SectionHeading>
      {member.hasPassword ? (
        <form method="post" noValidate onSubmit={form.submit}>
          <Stack gap="s6">
            <FormProblems
              form={form}
              title={t('memberInfo.passwordProblem')}
              failure={failure && failureSentence(failure, t, (what) => t('memberInfo.passwordFailed', { what }))}
            />
            <p>{t('memberInfo.passwordLead')}</p>
            {/* Password managers need the user's name. */}
            <input type="text" name="username" autoComplete="username" value={member.loginEmail} readOnly hidden />
            <Columns count={3}>
              <PasswordField label={t('memberInfo.oldPassword')} {...form.field('oldPassword')} required />
              <PasswordField
                label={t('memberInfo.newPassword')}
                hint={t('memberInfo.newPasswordHint', passwordLength)}
                {...form.field('newPassword')}
                required
                autoComplete="new-password"
                limit={passwordLength.max}
              />
              <PasswordField
                label={t('memberInfo.retypedPassword')}
                {...form.field('retypedPassword')}
                required
                autoComplete="new-password"
              />
            </Columns>
            <Inline align="stretch">
              <Button type="submit" busy={submitting} busyLabel={t('memberInfo.changingPassword')}>
                {t('memberInfo.changePassword')}
              </Button>
            </Inline>
          </Stack>
        </form>
      ) : (
        <Notice title={t('memberInfo.noPasswordTitle')}>
          <p>{t('memberInfo.noPasswordText')}</p>
        </Notice>
      )}
    </Stack>
  );
}
