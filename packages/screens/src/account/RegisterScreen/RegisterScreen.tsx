import { href, mailLinks, points, scriptLangs } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { Heading } from '@first-gong/ui/Heading';
import { Inline } from '@first-gong/ui/Inline';
import { envelopeSimpleIcon } from '@first-gong/ui/icons/envelope-simple';
import { Link } from '@first-gong/ui/Link';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { PosterWall, type WallPoster } from '@first-gong/ui/PosterWall';
import { Stack } from '@first-gong/ui/Stack';
import { AccountPage } from '../../shared/AccountPage.js';
import { plainWall } from '../../shared/plainWall.js';
import { useText } from '../../shared/text/index.js';
import { RegisterForm } from './RegisterForm.js';
import * as styles from './RegisterScreen.css.js';
import type { RegisterState, RegisterValues } from './state.js';

export type { RegisterState, RegisterValues } from './state.js';
export { nothingEntered, registrationOf } from './state.js';

export interface RegisterScreenProps {
  state: RegisterState;
  /** Sixteen posters for the wall; none during a hot event. @default art without titles */
  posters?: readonly WallPoster[];
  onChange: (values: RegisterValues) => void;
  onSubmit: () => void;
}

const art = { seed: 'first-gong-of-the-night', interest: 'theatre' } as const;

/** Registration on one page, then the activation email (spec §2 Register, §3 Member, §5). */
export function RegisterScreen({ state, posters = plainWall, ...form }: RegisterScreenProps) {
  const { t, lang } = useText('register');
  const login = href(lang, 'login', { ...(state.target && { target: state.target }) });
  if (state.kind === 'sent') {
    return (
      <AccountPage
        art={art}
        follows
        icon={envelopeSimpleIcon}
        title={t('register.sentTitle')}
        lead={t(state.perhaps ? 'register.perhapsSentLead' : 'register.sentLead', {
          email: state.email,
          hours: mailLinks.activation / 3_600_000,
        })}
      >
        <p>{t('register.sentSpam')}</p>
        <Inline as="p" align="stretch">
          <Button variant="buy" size="large" href={login}>
            {t('register.toLogin')}
          </Button>
          <Button size="large" href={href(lang, 'forgotPassword', { view: 'activation' })}>
            {t('register.notReceived')}
          </Button>
        </Inline>
      </AccountPage>
    );
  }
  return (
    <Container>
      <Stack gap="s6" className={styles.page}>
        <Stack gap="s5">
          <div>
            <PageTitle lead={t('register.lead')}>{t('register.title')}</PageTitle>
          </div>
          <RegisterForm state={state} {...form} />
        </Stack>
        <div className={styles.side}>
          {posters.length > 0 && (
            <div className={styles.wall}>
              <PosterWall posters={posters} columns={2} lang={scriptLangs[lang]} />
            </div>
          )}
          <Stack as="aside" gap="s3" className={styles.aside} aria-labelledby="membership">
            <Heading headingLevel={2} weight="title" id="membership">
              {t('register.membership')}
            </Heading>
            <Stack as="ul" gap="s2" marked>
              <li>{t('register.benefitTickets')}</li>
              <li>{t('register.benefitPoints', { count: points.perDollar })}</li>
              <li>{t('register.benefitFavourites')}</li>
            </Stack>
            <p>
              {t('register.already')}
              <Link href={login}>{t('register.toLogin')}</Link>
            </p>
          </Stack>
        </div>
      </Stack>
    </Container>
  );
}
