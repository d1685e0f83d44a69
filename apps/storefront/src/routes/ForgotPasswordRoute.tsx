import { clean } from '@first-gong/domain';
import { ForgotPasswordScreen, type SentLink } from '@first-gong/screens/ForgotPasswordScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useRequest } from '../calls.js';
import { useDraft } from '../draft.js';
import { useTitle } from '../PageContext.js';
import { useAction } from '../useAction.js';

/** Forgot password (spec §2, §5, §8). It shares what was typed as email with the login page. */
export function Page() {
  const { t } = useText('forgotPassword');
  const request = useRequest();
  const [{ email }, change] = useDraft('login', { email: '' });
  const [sent, setSent] = useState<SentLink | null>(null);
  const { run, reset, busy, error, failure } = useAction(async () => {
    const to = sent?.email ?? clean(email, 'email');
    const { data } = await request('forgotPassword', { body: { email: to } });
    setSent({ email: to, activation: data.activation, again: sent !== null });
    return undefined;
  });
  useTitle(sent ? t('common.pageTitleOf', { title: t('forgotPassword.sentTitle') }) : t('forgotPassword.pageTitle'));

  return (
    <ForgotPasswordScreen
      state={{ email, sent, submitting: busy, error, failure }}
      onChange={(next) => change({ email: next })}
      onSubmit={run}
      onChangeEmail={() => {
        reset();
        setSent(null);
      }}
    />
  );
}
