import { customerService, scriptLangs } from '@first-gong/domain';
import { AccountForm } from '@first-gong/ui/AccountForm';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { PosterWall, type WallPoster } from '@first-gong/ui/PosterWall';
import { TextField } from '@first-gong/ui/TextField';
import { type FormFields, FormProblems, useForm } from '../shared/form/index.js';
import { useText } from '../shared/text/index.js';
import * as styles from './LoginScreen.css.js';
import { plainWall } from './plainWall.js';
import type { Credentials, LoginState } from './state.js';
import { WhyHere } from './WhyHere.js';

export type { LoginState } from './state.js';

export interface LoginScreenProps {
  state: LoginState;
  /** Sixteen posters of the programme for the wall; none during a hot event. @default art without titles */
  posters?: readonly WallPoster[];
  onChange: (credentials: Credentials) => void;
  onSubmit: (credentials: Credentials) => void;
}

/** The fields, with the codes that the server may return without a field. */
const fields: FormFields<keyof Credentials> = {
  ids: { email: 'email', password: 'password' },
  byCode: {
    emailRequired: 'email',
    emailInvalid: 'email',
    passwordRequired: 'password',
    emailPasswordMismatch: 'password',
  },
};

/** Login by password (spec §2, §5). */
export function LoginScreen({ state, posters = plainWall, onChange, onSubmit }: LoginScreenProps) {
  const { t, lang } = useText('login');
  const { email, password, submitting, error, failure } = state;
  const values = { email, password };
  const form = useForm({
    fields,
    values,
    onChange,
    refusal: error,
    busy: submitting,
    onSubmit: () => onSubmit(values),
  });
  const calm = error === null && failure === null;

  return (
    <AccountForm
      art={
        posters.length > 0 ? (
          <PosterWall posters={posters} lang={scriptLangs[lang]} />
        ) : (
          <div className={styles.plainArt} />
        )
      }
      title={t('login.title')}
      lead={t('login.intro')}
    >
      <FormProblems
        form={form}
        title={t('login.problem')}
        failure={failure && (failure.message ?? t('login.failed', { what: t(`common.${failure.kind}Title`) }))}
      >
        {error?.code === 'accountSuspended' && <p>{t('login.suspendedHelp', customerService)}</p>}
        {error?.code === 'accountNotActivated' && <p>{t('login.notActivatedHelp')}</p>}
      </FormProblems>
      {calm && <WhyHere state={state} />}
      {/* Without script a GET would put the password into the address. The server reads no POST, and the page says so. */}
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <TextField
          label={t('login.email')}
          {...form.field('email')}
          type="text"
          inputMode="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={t('login.password')}
          {...form.field('password')}
          required
          showPasswordLabel={t('login.showPassword')}
          hidePasswordLabel={t('login.hidePassword')}
        />
        <Button variant="buy" size="large" block type="submit" busy={submitting} busyLabel={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </form>
      {state.demo && <Demo demo={state.demo} onFill={onChange} />}
    </AccountForm>
  );
}

/** A demonstration has one member for everyone. */
function Demo({ demo, onFill }: { demo: Credentials; onFill: (credentials: Credentials) => void }) {
  const { t } = useText('login');
  return (
    <Notice title={t('login.demoTitle')}>
      <p>{t('login.demoText')}</p>
      <p className={styles.demo}>
        <span>
          {t('login.email')} <code className={styles.code}>{demo.email}</code>
        </span>
        <span>
          {t('login.password')} <code className={styles.code}>{demo.password}</code>
        </span>
      </p>
      <Button size="small" onClick={() => onFill(demo)}>
        {t('login.demoFill')}
      </Button>
    </Notice>
  );
}
