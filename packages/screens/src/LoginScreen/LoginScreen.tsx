import { type ErrorCode, type Failure, type FieldError, scriptLangs } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import { AccountForm } from '@first-gong/ui/AccountForm';
import { Button } from '@first-gong/ui/Button';
import { ErrorSummary } from '@first-gong/ui/ErrorSummary';
import { Notice } from '@first-gong/ui/Notice';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { PosterWall, type WallPoster } from '@first-gong/ui/PosterWall';
import { TextField } from '@first-gong/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useText } from '../shared/text/index.js';
import { LoginNotices } from './LoginNotices.js';
import * as styles from './LoginScreen.css.js';
import { plainWall } from './plainWall.js';

export interface Credentials {
  /** Email or login name. */
  email: string;
  password: string;
}

export interface LoginState extends Credentials {
  submitting: boolean;
  /** What was refused, with the fields at fault. */
  error: { code: ErrorCode; fields: FieldError[] } | null;
  /** Why there was no answer. */
  failure: Failure | null;
  /** Was logged in, and the session ended. */
  sessionExpired: boolean;
  /** The address to go on to, or null. */
  target: string | null;
  /** The member of a demonstration, or null on a real site. */
  demo: Credentials | null;
}

export interface LoginScreenProps {
  state: LoginState;
  /** What hangs on the wall: sixteen posters of the programme. @default art without titles */
  posters?: readonly WallPoster[];
  onChange: (credentials: Credentials) => void;
  onSubmit: (credentials: Credentials) => void;
}

type Field = keyof Credentials;

/** Which field mends which refusal. A refusal without a field is told as a notice. */
const fieldOf: Partial<Record<ErrorCode, Field>> = {
  emailRequired: 'email',
  emailInvalid: 'email',
  passwordRequired: 'password',
  emailPasswordMismatch: 'password',
};

/** Logging in by password (spec §2, §5). What was entered stays through every refusal. */
export function LoginScreen({ state, posters = plainWall, onChange, onSubmit }: LoginScreenProps) {
  const { t, lang } = useText('errors', 'login');
  const [submissions, setSubmissions] = useState(0);
  const { email, password, submitting, error } = state;
  const refused = error === null ? [] : error.fields.length > 0 ? error.fields : [{ code: error.code }];
  const problems = refused.flatMap((each: Pick<FieldError, 'code' | 'values'>) => {
    const field = fieldOf[each.code];
    return field ? [{ fieldId: field, message: errorText(t, each) }] : [];
  });
  const messageAt = (field: Field) => problems.find(({ fieldId }) => fieldId === field)?.message;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (submitting) return;
    setSubmissions((count) => count + 1);
    onSubmit({ email, password });
  };

  return (
    <AccountForm
      art={<PosterWall posters={posters} lang={scriptLangs[lang]} />}
      title={t('login.title')}
      lead={t('login.intro')}
    >
      {problems.length > 0 && <ErrorSummary key={submissions} title={t('login.problem')} errors={problems} />}
      <LoginNotices state={state} refused={problems.length === 0 ? (error?.code ?? null) : null} />
      {/* Without script the browser must not put a password into the address: a post is refused, and shows nothing. */}
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <TextField
          label={t('login.email')}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          required
          value={email}
          onChange={(next) => onChange({ email: next, password })}
          error={messageAt('email')}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          required
          value={password}
          onChange={(next) => onChange({ email, password: next })}
          showPasswordLabel={t('login.showPassword')}
          hidePasswordLabel={t('login.hidePassword')}
          error={messageAt('password')}
        />
        <Button variant="buy" size="large" block type="submit" busy={submitting} busyLabel={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </form>
      {state.demo && <Demo demo={state.demo} onFill={onChange} />}
      <noscript>
        <Notice variant="danger" title={t('login.noScriptTitle')}>
          <p>{t('login.noScriptText')}</p>
        </Notice>
      </noscript>
    </AccountForm>
  );
}

/** On a demonstration everyone may be the same member. */
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
