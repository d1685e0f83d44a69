import { href, mailLinks } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { sealCheckIcon } from '@first-gong/ui/icons/seal-check';
import { xCircleIcon } from '@first-gong/ui/icons/x-circle';
import { Notice } from '@first-gong/ui/Notice';
import { AccountPage } from '../shared/accountPage/index.js';
import { NotReadyScreen, type NotReadyState } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';
import * as styles from './ActivationScreen.css.js';

/** `dead`: the link is used, too old, replaced by a newer one, or not whole. */
export type ActivationState = NotReadyState | { kind: 'done'; email: string } | { kind: 'dead' };

export interface ActivationScreenProps {
  state: ActivationState;
  onRetry: () => void;
}

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
    case 'dead':
      return (
        <AccountPage
          key="dead"
          art={art}
          follows
          icon={xCircleIcon}
          title={t('activation.failedTitle')}
          lead={t('activation.failedLead', { hours: mailLinks.activation / 3_600_000 })}
        >
          <p className={styles.actions}>
            <Button variant="buy" size="large" href={href(lang, 'forgotPassword')}>
              {t('activation.again')}
            </Button>
            <Button size="large" href={href(lang, 'login')}>
              {t('activation.toLogin')}
            </Button>
          </p>
          <Notice title={t('activation.used')}>
            <p>{t('activation.usedText')}</p>
          </Notice>
        </AccountPage>
      );
  }
}
