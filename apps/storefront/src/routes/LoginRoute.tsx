import { CallError } from '@first-gong/contract';
import { href } from '@first-gong/domain';
import { LoginScreen, type LoginState } from '@first-gong/screens/LoginScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useState } from 'react';
import { navigate, useQuery } from '../address.js';
import { useRequest } from '../calls.js';
import { safeTarget } from '../login.js';
import { usePage, useTitle } from '../PageContext.js';
import { keepToken, useToken } from '../session.js';

type Attempt = Pick<LoginState, 'email' | 'password' | 'submitting' | 'error' | 'failure'>;

/** Log in with e-mail or login name and password (spec §2, §5, §8), and go on to where the visitor was sent from. */
export function Page() {
  const { t, lang } = useText('login');
  const { demoMember } = usePage();
  const request = useRequest();
  const search = useQuery();
  const target = safeTarget(lang, search.get('target'));
  const token = useToken();
  const [attempt, setAttempt] = useState<Attempt>({
    email: '',
    password: '',
    submitting: false,
    error: null,
    failure: null,
  });
  useTitle(t('login.pageTitle'));

  useEffect(() => {
    if (token) navigate(target ?? href(lang, 'home'), { replace: true });
  }, [token, target, lang]);

  const submit = async ({ email, password }: { email: string; password: string }) => {
    if (attempt.submitting) return;
    setAttempt({ email, password, submitting: true, error: null, failure: null });
    try {
      const { data } = await request('login', { body: { email, password } });
      keepToken(data.token);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code, fields, failure } = error;
      const said = code ? { error: { code, fields }, failure: null } : { error: null, failure };
      setAttempt({ email, password, submitting: false, ...said });
    }
  };

  return (
    <LoginScreen
      state={{ ...attempt, sessionExpired: search.get('reason') === 'sessionExpired', target, demo: demoMember }}
      onChange={({ email, password }) => setAttempt({ ...attempt, email, password })}
      onSubmit={(typed) => void submit(typed)}
    />
  );
}
