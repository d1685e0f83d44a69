import { oneTimePassword } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { clock } from '@first-gong/ui/HoldTimer';
import { Inline } from '@first-gong/ui/Inline';
import { arrowLeftIcon } from '@first-gong/ui/icons/arrow-left';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { OneTimePasswordField, OneTimePasswordHelp } from '@first-gong/ui/OneTimePasswordField';
import { Stack } from '@first-gong/ui/Stack';
import { useEffect } from 'react';
import { type FormFields, useForm } from '../../shared/form/index.js';
import { useText } from '../../shared/text/index.js';
import { LoginHelp } from './LoginHelp.js';
import { entriesOf, type LoginPartProps, type SentPassword } from './state.js';
import { wayHref } from './Ways.js';

const fields: FormFields<'oneTimePassword'> = {
  ids: { oneTimePassword: 'oneTimePassword' },
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
export function EnterForm({ state, sent, onChange, onSubmit, onChangeEmail }: EnterFormProps) {
  const { t, lang } = useText('login');
  const form = useForm({
    fields,
    values: entriesOf(state),
    onChange,
    refusal: state.error,
    busy: state.submitting !== null,
    onSubmit: () => onSubmit('enter'),
  });
  // The digits receive focus, unless there is a message to read first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form appears.
  useEffect(() => {
    if (state.error === null) document.getElementById(fields.ids.oneTimePassword)?.focus();
  }, []);
  return (
    <>
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap="s5">
          <LoginHelp state={state} form={form} />
          <LiveRegion message={sent.again ? t('login.sentAgain', { email: sent.email }) : ''} />
          <OneTimePasswordField
            label={t('login.oneTimePassword')}
            hint={t('login.codeHint', oneTimePassword)}
            {...form.field('oneTimePassword')}
            required
          />
          <Button
            variant="buy"
            size="large"
            block
            type="submit"
            busy={state.submitting === 'enter'}
            busyLabel={t('login.submitting')}
          >
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
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
