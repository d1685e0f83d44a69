import { CallError } from '@first-gong/contract';
import { LoginScreen, type LoginState } from '@first-gong/screens/LoginScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useRequest } from '../calls.js';
import { safeTarget } from '../loginPath.js';
import { usePage, useTitle } from '../PageContext.js';
import { home } from '../pages.js';
import { keepToken, useToken } from '../session.js';

type Attempt = Pick<LoginState, 'email' | 'password' | 'submitting' | 'error' | 'failure'>;

/** Log in with e-mail or login name and password (spec §2, §5, §8), and go on to where the visitor was sent from. */
export function Page() {
  const { t, lang } = useText();
  const { demoMember } = usePage();
  const [, navigate] = useLocation();
  const request = useRequest();
  const search = new URLSearchParams(useSearch());
  const target = safeTarget(search.get('target'));
  const token = useToken();
  const [attempt, setAttempt] = useState<Attempt>({
    email: '',
    password: '',
    submitting: false,
    error: null,
    failure: null,
  });
  useTitle(t('titles.login'));

  useEffect(() => {
    if (token) navigate(`~${target ?? `/${lang}${home}`}`, { replace: true });
  }, [token, target, lang, navigate]);

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
