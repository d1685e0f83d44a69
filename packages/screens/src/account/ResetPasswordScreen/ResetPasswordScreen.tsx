import { href, mailLinks } from '@first-gong/domain';
import { Notice } from '@first-gong/ui/Notice';
import { AccountPage } from '../../shared/AccountPage.js';
import { NotReadyScreen } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { LinkResult, type LinkResultProps } from '../LinkResult.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import type { ResetPasswordScreenProps, ResultKind } from './state.js';

export type { ResetPasswordState } from './state.js';

const art = { seed: 'new-key-tonight', interest: 'dance' } as const;

/** Reset of the password by an emailed link (spec §2 ResetPassword, §4 Password reset link, §8 Reset). */
export function ResetPasswordScreen({ state, onRetry, ...form }: ResetPasswordScreenProps) {
  const { t } = useText('resetPassword');
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
    default:
      return <Result key={state.kind} kind={state.kind} />;
  }
}

/** Replaces the form: the password is set, or the link is invalid. */
function Result({ kind }: { kind: ResultKind }) {
  const { t, lang } = useText('resetPassword');
  const toLogin = { href: href(lang, 'login'), label: t('resetPassword.toLogin') };
  const again = { href: href(lang, 'forgotPassword'), label: t('resetPassword.forgotAgain') };
  const ways: Record<ResultKind, LinkResultProps['ways']> = {
    done: [toLogin],
    perhapsDone: [toLogin, again],
    used: [toLogin, again],
    expired: [again, toLogin],
    replaced: [again, toLogin],
    incomplete: [again, toLogin],
  };
  return (
    <LinkResult
      kind={kind}
      art={art}
      title={t(`resetPassword.${kind}Title`)}
      lead={t(`resetPassword.${kind}Lead`, { minutes: mailLinks.reset / 60_000 })}
      ways={ways[kind]}
    >
      {(kind === 'expired' || kind === 'used') && (
        <Notice title={t('resetPassword.several')}>
          <p>{t('resetPassword.severalText')}</p>
        </Notice>
      )}
    </LinkResult>
  );
}
