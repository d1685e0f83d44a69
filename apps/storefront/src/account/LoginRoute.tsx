import { href } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { useToken } from '../session/session.js';
import { navigate, useQuery } from '../site/address.js';
import { safeTarget } from '../site/safeTarget.js';
import { useWhen } from '../site/useWhen.js';
import { ActivationView } from './ActivationView.js';
import { LoginView } from './LoginView.js';
import { RegistrationView } from './RegistrationView.js';

/** Login, registration, and activation by a mail's link (spec §2, §4, §5). Redirects members to the target. */
export function Page() {
  const { lang } = useText('login');
  const search = useQuery();
  const target = safeTarget(lang, search.get('target'));
  const view = search.get('view');
  const token = useToken();
  useWhen(Boolean(token) && view !== 'activation', () => navigate(target ?? href(lang, 'home'), { replace: true }));

  if (view === 'activation') return <ActivationView />;
  if (view === 'register') return <RegistrationView target={target} />;
  return <LoginView target={target} />;
}
