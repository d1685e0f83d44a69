import { customerService, ForgotPassword, fieldErrors, href, mailLinks } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { envelopeSimpleIcon } from '@first-gong/ui/icons/envelope-simple';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { AccountPage } from '../../shared/AccountPage.js';
import { EmailForm, type EmailFormState, useEmailForm } from '../../shared/EmailForm.js';
import { FormProblems, SubmitButton } from '../../shared/form/index.js';
import { LinkLine } from '../../shared/LinkLine.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';

/** A sent link. */
export interface SentLink {
  email: string;
  /** The account is not activated, so the activation email was sent again (spec §8 Forgot password). */
  activation: boolean;
  /** A repeated link. */
  again: boolean;
}

export interface ForgotPasswordState extends EmailFormState {
  /** The visitor's wish: a new password or another activation email. */
  wanted: 'password' | 'activation';
  sent: SentLink | null;
}

export interface ForgotPasswordScreenProps {
  state: ForgotPasswordState;
  onChange: (email: string) => void;
  onSubmit: () => void;
  /** The visitor wants to use another address. */
  onChangeEmail: () => void;
}

const art = { seed: 'forgotten-words', interest: 'music' } as const;
const minutes = mailLinks.reset / 60_000;
const hours = mailLinks.activation / 3_600_000;

/** Text about the sent email. An activated member needs no activation email. */
function leadOf(wanted: ForgotPasswordState['wanted'], sent: SentLink) {
  if (sent.activation) return 'forgotPassword.sentActivationLead';
  return wanted === 'activation' ? 'forgotPassword.sentNotNeededLead' : 'forgotPassword.sentLead';
}

/** Forgot password (spec §4 Account, §5, §8): emails a link to set a password, or the activation email again. */
export function ForgotPasswordScreen({ state, onChange, onSubmit, onChangeEmail }: ForgotPasswordScreenProps) {
  const { t, lang } = useText('forgotPassword');
  const { email, wanted, sent, submitting, error, failure } = state;
  const form = useEmailForm({
    state,
    unknown: 'emailNotRegistered',
    check: () => fieldErrors({ email: sent?.email ?? email }, ForgotPassword),
    onChange,
    onSubmit,
  });
  const problems = (
    <FormProblems
      form={form}
      title={t('forgotPassword.problem')}
      failure={failure && failureSentence(failure, t, (what) => t('forgotPassword.failed', { what }))}
    >
      {error?.code === 'accountSuspended' && <p>{t('forgotPassword.suspendedHelp', customerService)}</p>}
    </FormProblems>
  );

  if (sent) {
    return (
      <AccountPage
        key="sent"
        art={art}
        follows
        icon={envelopeSimpleIcon}
        title={t('forgotPassword.sentTitle')}
        lead={t(leadOf(wanted, sent), { email: sent.email, minutes, hours })}
      >
        {problems}
        <LiveRegion message={sent.again ? t('forgotPassword.sentAgain') : ''} />
        <Stack gap="s2">
          {sent.activation && <p>{t('forgotPassword.sentOtherPassword', { minutes })}</p>}
          <p>{t('forgotPassword.sentNewest')}</p>
          <p>{t('forgotPassword.sentSpam')}</p>
        </Stack>
        <Inline as="p" align="stretch">
          <Button busy={submitting} busyLabel={t('forgotPassword.submitting')} onClick={() => form.submit()}>
            {t('forgotPassword.again')}
          </Button>
          <Button onClick={onChangeEmail}>{t('forgotPassword.otherEmail')}</Button>
          <Button href={href(lang, 'login')}>{t('forgotPassword.toLogin')}</Button>
        </Inline>
      </AccountPage>
    );
  }
  const [title, lead] =
    wanted === 'activation'
      ? [t('forgotPassword.activationTitle'), t('forgotPassword.activationLead', { hours })]
      : [t('forgotPassword.title'), t('forgotPassword.lead', { minutes })];
  return (
    <AccountPage key="form" art={art} title={title} lead={lead}>
      {problems}
      <EmailForm form={form} label={t('forgotPassword.email')} autoComplete="username">
        <SubmitButton block busy={submitting} busyLabel={t('forgotPassword.submitting')}>
          {t(wanted === 'activation' ? 'forgotPassword.submitActivation' : 'forgotPassword.submit')}
        </SubmitButton>
      </EmailForm>
      {wanted === 'password' && (
        <Notice title={t('forgotPassword.inactive')}>
          <p>{t('forgotPassword.inactiveText')}</p>
        </Notice>
      )}
      <LinkLine href={href(lang, 'login')}>{t('forgotPassword.toLogin')}</LinkLine>
    </AccountPage>
  );
}
