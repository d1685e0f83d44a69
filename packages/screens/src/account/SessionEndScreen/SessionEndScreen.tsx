import { customerService, type Failure, sessionIdle } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { clock } from '@first-gong/ui/HoldTimer';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { TextField } from '@first-gong/ui/TextField';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useId } from 'react';
import { type FormFields, FormProblems, type Refusal, useForm } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './SessionEndScreen.css.js';

/** Values that a member enters to go on. */
export interface LoginAgain {
  /** Email or login name. */
  email: string;
  password: string;
}

export type SessionEndState =
  | {
      kind: 'near';
      /** Whole seconds until the session ends. */
      secondsLeft: number;
      /** The server is asked to prolong the session. */
      staying: boolean;
      /** Why the server did not answer, or null. */
      failure: Failure | null;
    }
  | {
      kind: 'over';
      /** It was idle for too long; it was ended on another device; or the account was updated (spec §4). */
      reason: 'idle' | 'elsewhere' | 'profileUpdated' | 'passwordChanged';
      /** The page behind can be used without a login. */
      isPublic: boolean;
      credentials: LoginAgain;
      submitting: boolean;
      /** Why the server refused, or null. */
      error: Refusal | null;
      /** Why no answer came, or null. */
      failure: Failure | null;
    };

export interface SessionEndScreenProps {
  state: SessionEndState;
  /** The login page with its other ways to log in. It leads back to this page. */
  loginHref: string;
  onStay: () => void;
  onChange: (credentials: LoginAgain) => void;
  onLogIn: () => void;
  /** Closes the warning, or goes on without a login: on a page of a member to the home page. */
  onClose: () => void;
}

/**
 * Warns a member before the session ends, and asks to log in again when it has ended (spec §4 Session, WCAG 2.2.1). It
 * lies above the page, to which the login leads without a detour.
 */
export function SessionEndScreen({ state, ...actions }: SessionEndScreenProps) {
  return state.kind === 'near' ? <Near state={state} {...actions} /> : <Over state={state} {...actions} />;
}

type StateProps<Kind> = Omit<SessionEndScreenProps, 'state'> & { state: Extract<SessionEndState, { kind: Kind }> };

function Near({ state: { secondsLeft, staying, failure }, onStay, onClose }: StateProps<'near'>) {
  const { t } = useText('session');
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      closeLabel={t('common.close')}
      title={t('session.nearTitle')}
      description={<p>{t('session.nearText')}</p>}
      actions={
        <Button variant="buy" busy={staying} busyLabel={t('session.staying')} onClick={onStay}>
          {t('session.stay')}
        </Button>
      }
    >
      <p className={styles.time} role="timer">
        <VisuallyHidden>{t('session.timeLeft')} </VisuallyHidden>
        <span>{clock(secondsLeft, 1)}</span>
      </p>
      {failure && (
        <Notice variant="danger" role="alert">
          <p>{t('session.stayFailed', { what: t(`common.${failure.kind}Title`) })}</p>
        </Notice>
      )}
    </Dialog>
  );
}

/** The page behind may have fields of the same names. */
const fields: FormFields<keyof LoginAgain> = {
  ids: { email: 'sessionEmail', password: 'sessionPassword' },
  kinds: { email: 'email' },
  byCode: {
    emailRequired: 'email',
    emailInvalid: 'email',
    passwordRequired: 'password',
    emailPasswordMismatch: 'password',
  },
};

function Over({ state, loginHref, onChange, onLogIn, onClose }: StateProps<'over'>) {
  const { t } = useText('session');
  const formId = useId();
  const { reason, isPublic, credentials, submitting, error, failure } = state;
  const form = useForm({
    fields,
    values: credentials,
    onChange,
    refusal: error,
    busy: submitting,
    onSubmit: onLogIn,
  });
  const text = {
    idle: () => t('session.overText', { minutes: sessionIdle / 60_000 }),
    elsewhere: () => t('session.elsewhereText'),
    profileUpdated: () => t('session.profileUpdatedText'),
    passwordChanged: () => t('session.passwordChangedText'),
  }[reason]();
  const isUpdate = reason === 'profileUpdated' || reason === 'passwordChanged';
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      title={t(isUpdate ? `session.${reason}Title` : 'session.overTitle')}
      description={<p>{text}</p>}
      actions={
        <>
          <Button variant="buy" type="submit" form={formId} busy={submitting} busyLabel={t('session.loggingIn')}>
            {t('session.logIn')}
          </Button>
          <Button onClick={onClose}>{t(isPublic ? 'session.goOn' : 'session.goHome')}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <FormProblems
          form={form}
          title={t('session.problem')}
          failure={failure && failureSentence(failure, t, (what) => t('session.failed', { what }))}
        >
          {error?.code === 'accountSuspended' && <p>{t('session.suspendedHelp', customerService)}</p>}
        </FormProblems>
        <TextField
          label={t('session.email')}
          {...form.field('email')}
          type="text"
          inputMode="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={t(reason === 'passwordChanged' ? 'session.newPassword' : 'session.password')}
          {...form.field('password')}
          required
        />
        <p>
          <Link href={loginHref} standalone>
            {t('session.otherWays')}
          </Link>
        </p>
      </form>
    </Dialog>
  );
}
