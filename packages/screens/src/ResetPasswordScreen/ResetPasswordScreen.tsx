import { href, mailLinks } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { hourglassMediumIcon } from '@first-gong/ui/icons/hourglass-medium';
import { questionIcon } from '@first-gong/ui/icons/question';
import { sealCheckIcon } from '@first-gong/ui/icons/seal-check';
import { warningOctagonIcon } from '@first-gong/ui/icons/warning-octagon';
import { Notice } from '@first-gong/ui/Notice';
import { AccountPage } from '../shared/accountPage/index.js';
import { NotReadyScreen } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import * as styles from './ResetPasswordScreen.css.js';
import type { ResetPasswordScreenProps } from './state.js';

export type { ResetPasswordState } from './state.js';

const art = { seed: 'new-key-tonight', interest: 'dance' } as const;

/** Reset password by the link of a mail (spec §2 ResetPassword, §4 Password reset link, §8 Reset). */
export function ResetPasswordScreen({ state, onRetry, ...form }: ResetPasswordScreenProps) {
  const { t, lang } = useText('resetPassword');
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <NotReadyScreen
          state={state}
          title={t('resetPassword.title')}
          loading={t('resetPassword.loading')}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return (
        <AccountPage key="form" art={art} title={t('resetPassword.title')} lead={t('resetPassword.lead')}>
          <NewPasswordForm state={state} {...form} />
          <Notice title={t('resetPassword.once')}>
            <p>{t('resetPassword.onceText')}</p>
          </Notice>
        </AccountPage>
      );
    case 'done':
    case 'perhapsDone':
      return (
        <AccountPage
          key="done"
          art={art}
          follows
          icon={state.kind === 'done' ? sealCheckIcon : questionIcon}
          title={t(`resetPassword.${state.kind}Title`)}
          lead={t(`resetPassword.${state.kind}Lead`)}
        >
          <p className={styles.actions}>
            <Button variant="buy" size="large" href={href(lang, 'login')}>
              {t('resetPassword.toLogin')}
            </Button>
            {state.kind === 'perhapsDone' && (
              <Button size="large" href={href(lang, 'forgotPassword')}>
                {t('resetPassword.forgotAgain')}
              </Button>
            )}
          </p>
        </AccountPage>
      );
    case 'expired':
    case 'incomplete': {
      const expired = state.kind === 'expired';
      return (
        <AccountPage
          key="dead"
          art={art}
          follows
          icon={expired ? hourglassMediumIcon : warningOctagonIcon}
          title={t(expired ? 'resetPassword.expiredTitle' : 'resetPassword.incompleteTitle')}
          lead={
            expired
              ? t('resetPassword.expiredLead', { minutes: mailLinks.reset / 60_000 })
              : t('resetPassword.incompleteLead')
          }
        >
          <p className={styles.actions}>
            <Button variant="buy" size="large" href={href(lang, 'forgotPassword')}>
              {t('resetPassword.forgotAgain')}
            </Button>
            <Button size="large" href={href(lang, 'login')}>
              {t('resetPassword.toLogin')}
            </Button>
          </p>
          {expired && (
            <Notice title={t('resetPassword.several')}>
              <p>{t('resetPassword.severalText')}</p>
            </Notice>
          )}
        </AccountPage>
      );
    }
  }
}
