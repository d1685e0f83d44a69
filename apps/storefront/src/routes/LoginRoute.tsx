import { href } from '@first-gong/domain';
import { LoginScreen } from '@first-gong/screens/LoginScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useState } from 'react';
import { navigate, useQuery } from '../address.js';
import { useRequest } from '../calls.js';
import { safeTarget } from '../login.js';
import { usePage, useTitle } from '../PageContext.js';
import { keepToken, useToken } from '../session.js';
import { useAction } from '../useAction.js';
import { useHotEvent } from '../useSite.js';

/** Login with email or login name and password (spec §2, §5, §8). It leads on to the page that asked for it. */
export function Page() {
  const { t, lang } = useText('login');
  const { demoMember, unsent } = usePage();
  const request = useRequest();
  const search = useQuery();
  const target = safeTarget(lang, search.get('target'));
  const token = useToken();
  const isHot = useHotEvent();
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const login = useAction(async (body: typeof credentials) => {
    const { data } = await request('login', { body });
    keepToken(data.token);
    return 'leaving';
  });
  useTitle(t('login.pageTitle'));

  useEffect(() => {
    if (token) navigate(target ?? href(lang, 'home'), { replace: true });
  }, [token, target, lang]);

  const { busy, error, failure } = login;
  return (
    <LoginScreen
      posters={isHot ? [] : undefined}
      state={{
        ...credentials,
        submitting: busy,
        error,
        failure,
        sessionExpired: search.get('reason') === 'sessionExpired',
        target,
        demo: demoMember,
        unsent,
      }}
      onChange={({ email, password }) => setCredentials({ email, password })}
      onSubmit={({ email, password }) => {
        setCredentials({ email, password });
        login.run({ email, password });
      }}
    />
  );
}
