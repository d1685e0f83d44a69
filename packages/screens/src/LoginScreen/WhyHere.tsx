import { routeAt, splitLangPath } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../shared/text/index.js';
import type { LoginState } from './state.js';

/** Why the visitor is on this page: the session ended, or another page asked for a login. */
export function WhyHere({ state: { sessionExpired, target } }: { state: LoginState }) {
  const { t } = useText('login');
  if (sessionExpired) {
    return (
      <Notice variant="danger" role="status" title={t('login.sessionExpiredTitle')}>
        <p>{t('login.sessionExpiredText')}</p>
      </Notice>
    );
  }
  if (target === null) return null;
  const [pathname = ''] = target.split(/[?#]/);
  const buying = routeAt(splitLangPath(pathname).path) === 'eventDetail';
  return (
    <Notice title={t(buying ? 'login.continueTitle' : 'login.returnTitle')}>
      <p>{t(buying ? 'login.continueText' : 'login.returnText')}</p>
    </Notice>
  );
}
