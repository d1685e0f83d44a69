import { href, passwordLength } from '@first-gong/domain';

import { Columns } from '@first-gong/ui/Columns';
import { Link } from '@first-gong/ui/Link';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { EmailField, FormProblems, SubmitButton, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { Consent } from '../Consent.js';
import { ProfileFields } from '../profile/index.js';
import * as styles from './RegisterScreen.css.js';
import { fields, type RegisterState, type RegisterValues, registrationErrors } from './state.js';

export interface RegisterFormProps {
  state: Extract<RegisterState, { kind: 'form' }>;
  onChange: (values: RegisterValues) => void;
  onSubmit: () => void;
}

/** All fields of a new member: login, person, then the consent. */
export function RegisterForm({ state, onChange, onSubmit }: RegisterFormProps) {
  const { t, lang } = useText('register');
  const { values, addressList, today, submitting, error, failure, target } = state;
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => registrationErrors(values, addressList, today),
    onSubmit,
  });
  const isKnown = error?.code === 'emailRegistered' && form.messageFor('loginEmail') !== undefined;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap="s7">
        <FormProblems
          form={form}
          title={t('register.problem')}
          failure={failure && failureSentence(failure, t, (what) => t('register.failed', { what }))}
        />
        <Stack as="section" gap="s5">
          <SectionHeading>{t('register.login')}</SectionHeading>
          <Columns>
            <EmailField
              label={t('register.email')}
              {...form.field('loginEmail')}
              autoComplete="username"
              hint={
                isKnown ? (
                  <>
                    {t('register.emailKnown')}
                    <Link href={href(lang, 'login', { ...(target && { target }) })}>{t('register.toLogin')}</Link>
                    {t('register.emailKnownOr')}
                    <Link href={href(lang, 'forgotPassword')}>{t('register.forgot')}</Link>
                  </>
                ) : (
                  t('register.emailHint')
                )
              }
            />
            <EmailField label={t('register.confirmEmail')} {...form.field('confirmEmail')} />
            <PasswordField
              label={t('register.password')}
              {...form.field('password')}
              hint={t('register.passwordHint', passwordLength)}
              autoComplete="new-password"
              limit={passwordLength.max}
              required
            />
            <PasswordField
              label={t('register.confirmPassword')}
              {...form.field('confirmPassword')}
              autoComplete="new-password"
              required
            />
          </Columns>
        </Stack>
        <ProfileFields form={form} values={values} addressList={addressList} today={today} />
        <Stack gap="s5" align="start" className={styles.last}>
          <Consent {...form.field('agreed')} />
          <SubmitButton busy={submitting} busyLabel={t('register.submitting')}>
            {t('register.submit')}
          </SubmitButton>
        </Stack>
      </Stack>
    </form>
  );
}
