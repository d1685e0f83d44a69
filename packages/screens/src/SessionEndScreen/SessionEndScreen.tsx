import { type Failure, sessionIdle } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { Notice } from '@first-gong/ui/Notice';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../shared/text/index.js';
import * as styles from './SessionEndScreen.css.js';

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
  | { kind: 'over' };

export interface SessionEndScreenProps {
  state: SessionEndState;
  /** The login page, which leads back to this page. */
  loginHref: string;
  onStay: () => void;
  onClose: () => void;
}

/**
 * Warns a member before the session ends, and says when it has ended (spec §4 Session, WCAG 2.2.1). It lies above the
 * page, which keeps what was entered.
 */
export function SessionEndScreen({ state, ...actions }: SessionEndScreenProps) {
  return state.kind === 'near' ? <Near state={state} {...actions} /> : <Over {...actions} />;
}

type NearProps = Omit<SessionEndScreenProps, 'state'> & { state: Extract<SessionEndState, { kind: 'near' }> };

function Near({ state: { secondsLeft, staying, failure }, onStay, onClose }: NearProps) {
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
        {clock(secondsLeft)}
      </p>
      {failure && (
        <Notice variant="danger" role="alert">
          <p>{t('session.stayFailed', { what: t(`common.${failure.kind}Title`) })}</p>
        </Notice>
      )}
    </Dialog>
  );
}

function Over({ loginHref, onClose }: Omit<SessionEndScreenProps, 'state'>) {
  const { t } = useText('session');
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      title={t('session.overTitle')}
      description={<p>{t('session.overText', { minutes: sessionIdle / 60_000 })}</p>}
      actions={
        <>
          <Button variant="buy" href={loginHref}>
            {t('session.logIn')}
          </Button>
          <Button onClick={onClose}>{t('session.goOn')}</Button>
        </>
      }
    />
  );
}

/** 299 seconds as "4:59". */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
