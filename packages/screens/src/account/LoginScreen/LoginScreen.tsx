import { href, oneTimePassword, scriptLangs } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { PosterWall, type WallPoster } from '@first-gong/ui/PosterWall';
import { AccountPage } from '../../shared/AccountPage.js';
import { registerHref } from '../../shared/hrefs.js';
import { plainWall } from '../../shared/plainWall.js';
import { useText } from '../../shared/text/index.js';
import { EnterForm } from './EnterForm.js';
import { AskForm, PasswordForm } from './LoginForm.js';
import * as styles from './LoginScreen.css.js';
import { OtherAccounts } from './OtherAccounts.js';
import { type Credentials, entriesOf, type LoginPartProps } from './state.js';
import { Ways } from './Ways.js';

export type { LoginEntries, LoginStep, SentPassword } from './state.js';
export { loginMethods } from './state.js';

export interface LoginScreenProps extends LoginPartProps {
  /** Sixteen posters for the wall; none during a hot event. @default art without titles */
  posters?: readonly WallPoster[];
  /** The visitor wants to use another address. */
  onChangeEmail: () => void;
}

/** Login by password, one-time password or another site's account (spec §2, §5, §8). */
export function LoginScreen({ posters = plainWall, onChangeEmail, ...part }: LoginScreenProps) {
  const { t, format, lang } = useText('login');
  const { state } = part;
  const { sent, target } = state;
  const art =
    posters.length > 0 ? (
      <PosterWall posters={posters} lang={scriptLangs[lang]} />
    ) : (
      <div className={styles.plainArt} />
    );

  if (sent) {
    const lead = t('login.codeLead', {
      time: format.time(sent.sentAt),
      email: sent.email,
      minutes: oneTimePassword.validity / 60_000,
      until: format.time(sent.validUntil),
    });
    return (
      <AccountPage key="sent" art={art} title={t('login.codeTitle', oneTimePassword)} lead={lead}>
        <EnterForm {...part} sent={sent} onChangeEmail={onChangeEmail} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      key="login"
      art={art}
      title={t('login.title')}
      lead={
        <>
          {t('login.intro')}
          <Link href={registerHref(lang, target)}>{t('login.register')}</Link>
        </>
      }
    >
      <Ways state={state} />
      {state.way === 'password' ? <PasswordForm {...part} /> : <AskForm {...part} />}
      <p className={styles.forgot}>
        <Link standalone href={href(lang, 'forgotPassword')}>
          {t('login.forgot')}
        </Link>
      </p>
      <OtherAccounts {...part} />
      {state.demo && <Demo demo={state.demo} onFill={(demo) => part.onChange({ ...entriesOf(state), ...demo })} />}
    </AccountPage>
  );
}

/** A demonstration has one member for everyone. */
function Demo({ demo, onFill }: { demo: Credentials; onFill: (credentials: Credentials) => void }) {
  const { t } = useText('login');
  return (
    <Notice title={t('login.demoTitle')}>
      <p>{t('login.demoText')}</p>
      <Inline as="p" gap="s4" rowGap="s1" align="stretch" className={styles.demo}>
        <span>
          {t('login.email')} <code className={styles.code}>{demo.email}</code>
        </span>
        <span>
          {t('login.password')} <code className={styles.code}>{demo.password}</code>
        </span>
      </Inline>
      <Button size="small" onClick={() => onFill(demo)}>
        {t('login.demoFill')}
      </Button>
    </Notice>
  );
}
