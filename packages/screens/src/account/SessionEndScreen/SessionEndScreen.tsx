import { customerService, type Failure, sessionIdle } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { clock } from '@first-gong/ui/HoldTimer';
import { Notice } from '@first-gong/ui/Notice';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { Stack } from '@first-gong/ui/Stack';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useId } from 'react';
import { EmailField, type FormFields, FormProblems, type Submission, useForm } from '../../shared/form/index.js';
import { LinkLine } from '../../shared/LinkLine.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './SessionEndScreen.css.js';

export interface LoginAgain {
  /** Email or login name. */
  email: string;
  password: string;
}

export type SessionEndState =
  | {
      kind: 'near';
      /** Seconds until the session expires. */
      secondsLeft: number;
      /** The request to extend the session is pending. */
      staying: boolean;
      /** Why there is no response, or null. */
      failure: Failure | null;
    }
  | (Submission & {
      kind: 'over';
      /** Idle timeout, logout from another device, or an updated account (spec §4). */
      reason: 'idle' | 'elsewhere' | 'profileUpdated' | 'passwordChanged';
      /** The page behind works without a login. */
      isPublic: boolean;
      credentials: LoginAgain;
    });

export interface SessionEndScreenProps {
  state: SessionEndState;
  /** The login page with the other methods. It returns to this page. */
  loginHref: string;
  onStay: () => void;
  onChange: (credentials: LoginAgain) => void;
  onLogIn: () => void;
  /** Closes the warning, or continues without a login; from a member's page to the home page. */
  onClose: () => void;
}

/**
 * Warns before the session expires, and asks for a new login afterwards (spec §4 Session, WCAG 2.2.1). The page behind
 * stays.
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
      closable
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

/** The page behind may have fields with the same names. */
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
  const isUpdate = reason === 'profileUpdated' || reason === 'passwordChanged';
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      title={t(isUpdate ? `session.${reason}Title` : 'session.overTitle')}
      description={<p>{t(`session.${reason}Text`, { minutes: sessionIdle / 60_000 })}</p>}
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
        <Stack>
          <FormProblems
            form={form}
            title={t('session.problem')}
            failure={failure && failureSentence(failure, t, (what) => t('session.failed', { what }))}
          >
            {error?.code === 'accountSuspended' && <p>{t('session.suspendedHelp', customerService)}</p>}
          </FormProblems>
          <EmailField label={t('session.email')} {...form.field('email')} type="text" autoComplete="username" />
          <PasswordField
            label={t(reason === 'passwordChanged' ? 'session.newPassword' : 'session.password')}
            {...form.field('password')}
            required
          />
          <LinkLine href={loginHref}>{t('session.otherWays')}</LinkLine>
        </Stack>
      </form>
    </Dialog>
  );
}
