import { href, passwordLength } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Link } from '@first-gong/ui/Link';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { TextField } from '@first-gong/ui/TextField';
import { FormProblems, toProblems, useForm } from '../../shared/form/index.js';
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
  const { t, lang } = useText('register', 'errors');
  const { values, addressList, today, submitting, error, failure, target } = state;
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    check: () => toProblems(registrationErrors(values, addressList, today), fields, t),
    onSubmit,
  });
  const isKnown = error?.code === 'emailRegistered' && form.messageFor('loginEmail') !== undefined;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormProblems
        form={form}
        title={t('register.problem')}
        failure={failure && failureSentence(failure, t, (what) => t('register.failed', { what }))}
      />
      <section className={styles.section}>
        <SectionHeading>{t('register.login')}</SectionHeading>
        <div className={styles.pair}>
          <TextField
            label={t('register.email')}
            {...form.field('loginEmail')}
            type="email"
            inputMode="email"
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
            required
          />
          <TextField
            label={t('register.confirmEmail')}
            {...form.field('confirmEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
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
        </div>
      </section>
      <ProfileFields form={form} values={values} addressList={addressList} today={today} />
      <div className={styles.last}>
        <Consent {...form.field('agreed')} />
        <Button variant="buy" size="large" type="submit" busy={submitting} busyLabel={t('register.submitting')}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  );
}
