import { oneTimePassword } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { clock } from '@first-gong/ui/HoldTimer';
import { Inline } from '@first-gong/ui/Inline';
import { arrowLeftIcon } from '@first-gong/ui/icons/arrow-left';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { OneTimePasswordField, OneTimePasswordHelp } from '@first-gong/ui/OneTimePasswordField';
import { useEffect, useEffectEvent } from 'react';
import { type FormFields, idsOf } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { LoginForm } from './LoginForm.js';
import type { LoginPartProps, SentPassword } from './state.js';
import { wayHref } from './Ways.js';

const fields: FormFields<'oneTimePassword'> = {
  ids: idsOf('oneTimePassword'),
  byCode: {
    oneTimePasswordRequired: 'oneTimePassword',
    oneTimePasswordMismatch: 'oneTimePassword',
    oneTimePasswordExpired: 'oneTimePassword',
  },
};

export interface EnterFormProps extends LoginPartProps {
  sent: SentPassword;
  onChangeEmail: () => void;
}

/** The six digits of the email, a button for another email, and help if none arrives. */
export function EnterForm({ sent, onChangeEmail, ...part }: EnterFormProps) {
  const { t, lang } = useText('login');
  const { state, onSubmit } = part;
  // The digits receive focus when the form appears, unless there is a message to read first.
  const onAppear = useEffectEvent(() => {
    if (state.error === null) document.getElementById(fields.ids.oneTimePassword)?.focus();
  });
  useEffect(() => onAppear(), []);
  return (
    <>
      <LoginForm {...part} fields={fields} step="enter" label={t('login.submit')} busyLabel={t('login.submitting')}>
        {(field) => (
          <>
            <LiveRegion message={sent.again ? t('login.sentAgain', { email: sent.email }) : ''} />
            <OneTimePasswordField
              label={t('login.oneTimePassword')}
              hint={t('login.codeHint', oneTimePassword)}
              {...field('oneTimePassword')}
              required
            />
          </>
        )}
      </LoginForm>
      <OneTimePasswordHelp
        fieldId={fields.ids.oneTimePassword}
        resendLabel={t('login.askAgain')}
        resendIn={sent.resendIn > 0 ? t('login.askAgainIn', { time: clock(sent.resendIn, 1) }) : undefined}
        onResend={() => onSubmit('askAgain')}
        busy={state.submitting === 'askAgain'}
        busyLabel={t('login.sending')}
        readyMessage={t('login.askAgainReady')}
        title={t('login.notReceived')}
        remedies={[t('login.remedySpam'), t('login.remedyEmail'), t('login.remedyNewest'), t('login.remedyPassword')]}
      />
      <Inline as="p" align="stretch">
        <Button icon={arrowLeftIcon} onClick={onChangeEmail}>
          {t('login.changeEmail')}
        </Button>
        <Button href={wayHref(lang, 'password', state.target)}>{t('login.usePassword')}</Button>
      </Inline>
    </>
  );
}
