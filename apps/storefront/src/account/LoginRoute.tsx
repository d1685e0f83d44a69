import { href } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect } from 'react';
import { useToken } from '../session/session.js';
import { navigate, useQuery } from '../site/address.js';
import { safeTarget } from '../site/safeTarget.js';
import { ActivationView } from './ActivationView.js';
import { LoginView } from './LoginView.js';
import { RegistrationView } from './RegistrationView.js';

/**
 * Login, registration, and activation by the link of a mail (spec §2, §4, §5). Members are redirected to the page that
 * asked for the login.
 */
export function Page() {
  const { lang } = useText('login');
  const search = useQuery();
  const target = safeTarget(lang, search.get('target'));
  const view = search.get('view');
  const token = useToken();
  useEffect(() => {
    if (token && view !== 'activation') navigate(target ?? href(lang, 'home'), { replace: true });
  }, [token, target, lang, view]);

  if (view === 'activation') return <ActivationView />;
  if (view === 'register') return <RegistrationView target={target} />;
  return <LoginView target={target} />;
}
