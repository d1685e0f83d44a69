import { clean } from '@first-gong/domain';
import { ForgotPasswordScreen, type SentLink } from '@first-gong/screens/account/ForgotPasswordScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useDraft } from '../session/draft.js';
import { useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';

const titles = { password: 'forgotPassword.pageTitle', activation: 'forgotPassword.activationPageTitle' } as const;

/** Forgot password, or another activation email (spec §2, §4, §5, §8). The login page shares the email field. */
export function Page() {
  const { t } = useText('forgotPassword');
  const request = useRequest();
  const wanted = useQuery().get('view') === 'activation' ? 'activation' : 'password';
  const [{ email }, change] = useDraft('login', { email: '' });
  const [sent, setSent] = useState<SentLink | null>(null);
  const { run, reset, form } = useAction(async () => {
    const to = sent?.email ?? clean(email, 'email');
    const { data } = await request('forgotPassword', { body: { email: to } });
    setSent({ email: to, activation: data.activation, again: sent !== null });
  });
  useTitle(sent ? t('common.pageTitleOf', { title: t('forgotPassword.sentTitle') }) : t(titles[wanted]));

  return (
    <ForgotPasswordScreen
      state={{ wanted, email, sent, ...form }}
      onChange={(next) => change({ email: next })}
      onSubmit={run}
      onChangeEmail={() => {
        reset();
        setSent(null);
      }}
    />
  );
}
