import { href } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n/errorText';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { infoIcon } from '@first-gong/ui/icons/info';
import { Notice } from '@first-gong/ui/Notice';
import { AccountPage } from '../../shared/AccountPage.js';
import type { Submission } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';

export type UnsubscribeSuccessState =
  /** Opened directly: this tab has unsubscribed nothing. */
  | { kind: 'nothing' }
  /** `submitting`: subscribing again is pending. */
  | ({ kind: 'unsubscribed'; email: string } & Submission)
  | { kind: 'subscribedAgain'; email: string };

export interface UnsubscribeSuccessScreenProps {
  state: UnsubscribeSuccessState;
  onSubscribe: () => void;
}

const art = { seed: 'silence-after', interest: 'theatre' } as const;

/** After an unsubscription (spec §2): the confirmation, and a button that subscribes again. */
export function UnsubscribeSuccessScreen({ state, onSubscribe }: UnsubscribeSuccessScreenProps) {
  const { t, lang } = useText('unsubscribe', 'errors');
  const { kind } = state;
  const done = kind === 'unsubscribed' ? state : null;
  const problem = done?.error
    ? errorText(t, done.error)
    : done?.failure && failureSentence(done.failure, t, (what) => t('unsubscribe.againFailed', { what }));
  return (
    <AccountPage
      key={kind}
      art={art}
      follows={kind !== 'nothing'}
      icon={kind === 'nothing' ? infoIcon : checkCircleIcon}
      title={t(`unsubscribe.${kind}Title`)}
      lead={t(`unsubscribe.${kind}Lead`, { email: kind === 'nothing' ? '' : state.email })}
    >
      {problem && (
        <Notice variant="danger" role="alert" title={t('unsubscribe.againProblem')}>
          <p>{problem}</p>
        </Notice>
      )}
      <Inline as="p" align="stretch">
        {kind === 'nothing' && <Button href={href(lang, 'unsubscribe')}>{t('unsubscribe.title')}</Button>}
        {done && (
          <Button busy={done.submitting} busyLabel={t('unsubscribe.subscribing')} onClick={onSubscribe}>
            {t('unsubscribe.again')}
          </Button>
        )}
        <Button variant="buy" href={href(lang, 'home')}>
          {t('unsubscribe.events')}
        </Button>
      </Inline>
    </AccountPage>
  );
}
