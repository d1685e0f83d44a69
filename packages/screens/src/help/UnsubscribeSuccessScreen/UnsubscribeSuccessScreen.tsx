import { type Failure, href } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { checkCircleIcon } from '@first-gong/ui/icons/check-circle';
import { infoIcon } from '@first-gong/ui/icons/info';
import { Notice } from '@first-gong/ui/Notice';
import { AccountPage } from '../../shared/AccountPage.js';
import type { Refusal } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';

export type UnsubscribeSuccessState =
  /** Opened directly: this tab has unsubscribed nothing. */
  | { kind: 'nothing' }
  | {
      kind: 'unsubscribed';
      email: string;
      /** Subscribing again is pending. */
      submitting: boolean;
      error: Refusal | null;
      failure: Failure | null;
    }
  | { kind: 'subscribedAgain'; email: string };

export interface UnsubscribeSuccessScreenProps {
  state: UnsubscribeSuccessState;
  onSubscribe: () => void;
}

const art = { seed: 'silence-after', interest: 'theatre' } as const;

/** After an unsubscription (spec §2): the confirmation, and a button that subscribes again. */
export function UnsubscribeSuccessScreen({ state, onSubscribe }: UnsubscribeSuccessScreenProps) {
  const { t, lang } = useText('unsubscribe');
  const { t: errorWords } = useText('errors');
  const events = (
    <Button variant="buy" href={href(lang, 'home')}>
      {t('unsubscribe.events')}
    </Button>
  );
  if (state.kind === 'nothing') {
    return (
      <AccountPage
        key="nothing"
        art={art}
        icon={infoIcon}
        title={t('unsubscribe.nothingTitle')}
        lead={t('unsubscribe.nothingLead')}
      >
        <Inline as="p" align="stretch">
          <Button href={href(lang, 'unsubscribe')}>{t('unsubscribe.title')}</Button>
          {events}
        </Inline>
      </AccountPage>
    );
  }
  const { email } = state;
  if (state.kind === 'subscribedAgain') {
    return (
      <AccountPage
        key="again"
        art={art}
        follows
        icon={checkCircleIcon}
        title={t('unsubscribe.againTitle')}
        lead={t('unsubscribe.againLead', { email })}
      >
        <Inline as="p" align="stretch">
          {events}
        </Inline>
      </AccountPage>
    );
  }
  const { submitting, error, failure } = state;
  const problem = error
    ? errorText(errorWords, error)
    : failure && failureSentence(failure, t, (what) => t('unsubscribe.againFailed', { what }));
  return (
    <AccountPage
      key="done"
      art={art}
      follows
      icon={checkCircleIcon}
      title={t('unsubscribe.doneTitle')}
      lead={t('unsubscribe.doneLead', { email })}
    >
      {problem && (
        <Notice variant="danger" role="alert" title={t('unsubscribe.againProblem')}>
          <p>{problem}</p>
        </Notice>
      )}
      <Inline as="p" align="stretch">
        <Button busy={submitting} busyLabel={t('unsubscribe.subscribing')} onClick={onSubscribe}>
          {t('unsubscribe.again')}
        </Button>
        {events}
      </Inline>
    </AccountPage>
  );
}
