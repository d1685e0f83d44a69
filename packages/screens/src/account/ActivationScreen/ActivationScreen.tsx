import { customerService, href, mailLinks } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { envelopeSimpleIcon } from '@first-gong/ui/icons/envelope-simple';
import { hourglassMediumIcon } from '@first-gong/ui/icons/hourglass-medium';
import { lockIcon } from '@first-gong/ui/icons/lock';
import { sealCheckIcon } from '@first-gong/ui/icons/seal-check';
import { warningOctagonIcon } from '@first-gong/ui/icons/warning-octagon';
import { AccountPage } from '../../shared/AccountPage.js';
import { NotReadyScreen, type NotReadyState } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './ActivationScreen.css.js';

/**
 * Why a link did not activate an account. `used`: the account is activated, by this link or in another way. `incomplete`:
 * the address has no link, or one that nobody sent. `suspended`: the account is locked.
 */
type DeadKind = 'used' | 'expired' | 'replaced' | 'incomplete' | 'suspended';

export type ActivationState = NotReadyState | { kind: 'done'; email: string } | { kind: DeadKind };

export interface ActivationScreenProps {
  state: ActivationState;
  onRetry: () => void;
}

const icons = {
  used: sealCheckIcon,
  expired: hourglassMediumIcon,
  replaced: envelopeSimpleIcon,
  incomplete: warningOctagonIcon,
  suspended: lockIcon,
} as const satisfies Record<DeadKind, unknown>;

const art = { seed: 'lights-on', interest: 'movie' } as const;

/** The link of the mail after a registration (spec §4 Account: activation success or failure). */
export function ActivationScreen({ state, onRetry }: ActivationScreenProps) {
  const { t, lang } = useText('activation');
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <NotReadyScreen
          state={state}
          title={t('activation.title')}
          loading={t('activation.loading')}
          onRetry={onRetry}
        />
      );
    case 'done':
      return (
        <AccountPage
          key="done"
          art={art}
          follows
          icon={sealCheckIcon}
          title={t('activation.doneTitle')}
          lead={t('activation.doneLead', { email: state.email })}
        >
          <p className={styles.actions}>
            <Button variant="buy" size="large" href={href(lang, 'login')}>
              {t('activation.toLogin')}
            </Button>
            <Button size="large" href={href(lang, 'home')}>
              {t('activation.toEvents')}
            </Button>
          </p>
        </AccountPage>
      );
    default:
      return <DeadLink key={state.kind} kind={state.kind} />;
  }
}

/** A link that did not activate the account, with the next step of its case as the first button. */
function DeadLink({ kind }: { kind: DeadKind }) {
  const { t, lang } = useText('activation');
  const toLogin = { href: href(lang, 'login'), label: t('activation.toLogin') };
  const again = { href: href(lang, 'forgotPassword', { view: 'activation' }), label: t('activation.again') };
  const ways: Record<DeadKind, readonly { href: string; label: string }[]> = {
    used: [toLogin, { href: href(lang, 'forgotPassword'), label: t('activation.forgot') }],
    expired: [again, toLogin],
    replaced: [again, toLogin],
    incomplete: [again, toLogin],
    suspended: [{ href: href(lang, 'home'), label: t('activation.toEvents') }],
  };
  return (
    <AccountPage
      art={art}
      follows
      icon={icons[kind]}
      title={t(`activation.${kind}Title`)}
      lead={t(`activation.${kind}Lead`, {
        hours: mailLinks.activation / 3_600_000,
        number: t('common.hotlineNumber'),
        ...customerService,
      })}
    >
      <p className={styles.actions}>
        {ways[kind].map((way, index) => (
          <Button key={way.label} size="large" href={way.href} variant={index === 0 ? 'buy' : undefined}>
            {way.label}
          </Button>
        ))}
      </p>
    </AccountPage>
  );
}
