import { fieldErrors, href, Unsubscription } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Link } from '@first-gong/ui/Link';
import { AccountPage } from '../../shared/AccountPage.js';
import { EmailForm, type EmailFormState, useEmailForm } from '../../shared/EmailForm.js';
import { FormProblems } from '../../shared/form/index.js';
import { failureSentence } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';
import { Unsent } from '../../shared/Unsent.js';

export interface UnsubscribeState extends EmailFormState {
  /** The browser sent the form without script; the server ignores it. */
  unsent: boolean;
}

export interface UnsubscribeScreenProps {
  state: UnsubscribeState;
  onChange: (email: string) => void;
  onSubmit: () => void;
}

const art = { seed: 'half-discs-at-rest', interest: 'dance' } as const;

/** Unsubscribe from the newsletter (spec §2, §5, §8). After a failure customer service helps. */
export function UnsubscribeScreen({ state, onChange, onSubmit }: UnsubscribeScreenProps) {
  const { t, lang, format } = useText('unsubscribe');
  const { email, submitting, failure, unsent } = state;
  const form = useEmailForm({
    state,
    unknown: 'subscriberNotFound',
    check: () => fieldErrors({ email }, Unsubscription),
    onChange,
    onSubmit,
  });
  return (
    <AccountPage art={art} title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
      {unsent && (
        <Unsent
          title={t('unsubscribe.unsentTitle')}
          text={t('unsubscribe.unsentText', { number: t('common.hotlineNumber') })}
          again={{ href: href(lang, 'unsubscribe'), label: t('unsubscribe.loadAgain') }}
        />
      )}
      <FormProblems
        form={form}
        title={t('unsubscribe.problem')}
        failure={failure && failureSentence(failure, t, (what) => t('unsubscribe.failed', { what }))}
      />
      <EmailForm form={form} label={t('unsubscribe.email')} autoComplete="email">
        <Button size="large" block type="submit" busy={submitting} busyLabel={t('unsubscribe.submitting')}>
          {t('unsubscribe.submit')}
        </Button>
        <Button variant="buy" size="large" block href={href(lang, 'home')}>
          {t('unsubscribe.keep')}
        </Button>
      </EmailForm>
      <p>
        {t('unsubscribe.help')}
        {format.sentenceGap}
        <Link href={href(lang, 'contactUs')}>{t('unsubscribe.contact')}</Link>
      </p>
    </AccountPage>
  );
}
