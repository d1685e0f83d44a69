import { type Failure, fieldErrors, href, Unsubscription } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Link } from '@first-gong/ui/Link';
import { TextField } from '@first-gong/ui/TextField';
import { AccountPage } from '../shared/accountPage/index.js';
import { type FormFields, FormProblems, type Refusal, toProblems, useForm } from '../shared/form/index.js';
import { useText } from '../shared/text/index.js';
import { Unsent } from '../shared/unsent/index.js';
import * as styles from './UnsubscribeScreen.css.js';

export interface UnsubscribeState {
  email: string;
  submitting: boolean;
  /** Why the server refused, or null. */
  error: Refusal | null;
  /** Why no answer came, or null. */
  failure: Failure | null;
  /** Without script the browser sent the form to the page, which reads none. */
  unsent: boolean;
}

export interface UnsubscribeScreenProps {
  state: UnsubscribeState;
  onChange: (email: string) => void;
  onSubmit: () => void;
}

const fields: FormFields<'email'> = { ids: { email: 'email' }, byCode: { subscriberNotFound: 'email' } };
const art = { seed: 'half-discs-at-rest', interest: 'dance' } as const;

/** Unsubscribe from the newsletter (spec §2, §5, §8). Customer service helps where it does not work. */
export function UnsubscribeScreen({ state, onChange, onSubmit }: UnsubscribeScreenProps) {
  const { t, lang } = useText('unsubscribe');
  const { t: errorWords } = useText('errors');
  const { email, submitting, error, failure, unsent } = state;
  const form = useForm({
    fields,
    values: { email },
    onChange: (values) => onChange(values.email),
    refusal: error,
    busy: submitting,
    check: () => toProblems(fieldErrors({ email }, Unsubscription), fields, errorWords),
    onSubmit,
  });
  return (
    <AccountPage art={art} title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
      {unsent && (
        <Unsent
          title={t('unsubscribe.unsentTitle')}
          text={t('unsubscribe.unsentText', { number: t('common.hotlineNumber') })}
          again={{ href: href(lang, 'unsubscribe'), label: t('unsubscribe.loadAgain') }}
        />
      )}
      <FormProblems
        form={form}
        title={t('unsubscribe.problem')}
        failure={failure && (failure.message ?? t('unsubscribe.failed', { what: t(`common.${failure.kind}Title`) }))}
      />
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <TextField
          label={t('unsubscribe.email')}
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Button size="large" block type="submit" busy={submitting} busyLabel={t('unsubscribe.submitting')}>
          {t('unsubscribe.submit')}
        </Button>
        <Button variant="buy" size="large" block href={href(lang, 'home')}>
          {t('unsubscribe.keep')}
        </Button>
      </form>
      <p>
        {t('unsubscribe.help')} <Link href={href(lang, 'contactUs')}>{t('unsubscribe.contact')}</Link>
      </p>
    </AccountPage>
  );
}
