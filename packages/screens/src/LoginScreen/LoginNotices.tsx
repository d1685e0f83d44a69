import { customerService, type ErrorCode } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../shared/text/index.js';
import type { LoginState } from './LoginScreen.js';

export interface LoginNoticesProps {
  state: LoginState;
  /** A refusal that no field mends. */
  refused: ErrorCode | null;
}

/** Why somebody is here, and what stands in the way that no field can mend. The latest news stands alone. */
export function LoginNotices({ state, refused }: LoginNoticesProps) {
  const { t } = useText('errors', 'login');
  if (refused) {
    return (
      <Notice variant="danger" role="alert" title={t('login.problem')}>
        <p>{errorText(t, { code: refused })}</p>
        {refused === 'accountSuspended' && <p>{t('login.suspendedHelp', customerService)}</p>}
        {refused === 'accountNotActivated' && <p>{t('login.notActivatedHelp')}</p>}
      </Notice>
    );
  }
  if (state.failure) {
    return (
      <Notice variant="danger" role="alert" title={t('login.problem')}>
        <p>{state.failure.message ?? t('login.failed', { what: t(`common.${state.failure.kind}Title`) })}</p>
      </Notice>
    );
  }
  if (state.error) return null;
  if (state.sessionExpired) {
    return (
      <Notice variant="danger" role="status" title={t('login.sessionExpiredTitle')}>
        <p>{t('login.sessionExpiredText')}</p>
      </Notice>
    );
  }
  if (state.target === null) return null;
  const buying = state.target.includes('/EventDetail.html');
  return (
    <Notice title={t(buying ? 'login.continueTitle' : 'login.returnTitle')}>
      <p>{t(buying ? 'login.continueText' : 'login.returnText')}</p>
    </Notice>
  );
}
