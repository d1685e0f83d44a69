import { href, type Lang } from '@first-gong/domain';
import { useText } from '../../shared/text/index.js';
import * as styles from './LoginScreen.css.js';
import { type LoginMethod, type LoginState, loginMethods } from './state.js';

/** Address of the login page with one of its forms. */
export const wayHref = (lang: Lang, way: LoginMethod, target: string | null): string =>
  href(lang, 'login', { ...(target && { target }), ...(way !== 'password' && { way }) });

/** The page's two forms as links, because the address selects the form (decision 0004). */
export function Ways({ state: { way, target } }: { state: LoginState }) {
  const { t, lang } = useText('login');
  const words = { password: t('login.wayPassword'), oneTimePassword: t('login.wayOneTimePassword') };
  return (
    <nav className={styles.ways} aria-label={t('login.ways')}>
      {loginMethods.map((each) => (
        <a
          key={each}
          className={styles.way}
          href={wayHref(lang, each, target)}
          aria-current={each === way ? 'page' : undefined}
        >
          {words[each]}
        </a>
      ))}
    </nav>
  );
}
