import { href, routeAt, splitLangPath } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../../shared/text/index.js';
import * as styles from './LoginScreen.css.js';
import type { LoginState } from './state.js';

/** Why the visitor is here: the form was not sent, the session ended, or a page required a login. */
export function LoginReason({ state: { sessionExpired, target, unsent } }: { state: LoginState }) {
  const { t, lang } = useText('login', 'errors');
  if (unsent) {
    return (
      <Notice variant="danger" role="alert" title={t('login.problem')}>
        <p>{t('login.unsentText')}</p>
        <p className={styles.again}>
          <Button size="small" href={href(lang, 'login', { ...(target && { target }) })}>
            {t('login.loadAgain')}
          </Button>
        </p>
      </Notice>
    );
  }
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
      <p>
        {buying
          ? t('login.continueText')
          : `${t('errors.loginRequired')}${lang === 'en_us' ? ' ' : ''}${t('login.returnText')}`}
      </p>
    </Notice>
  );
}
