import { type Access, admission, href } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { Fragment, type ReactNode, useRef } from 'react';
import { useCall } from '../data/calls.js';
import { readSession, useSession, useSessionOver, useToken } from '../session/session.js';
import { Redirect, useAddress } from '../site/address.js';

/**
 * Shows a page to those who may see it (spec §6). A visitor is led from a member's page to log in, and back to it
 * afterwards. A member whose session ended on the page logs in above it.
 */
export function PageGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { lang } = useText();
  const { pathname, search } = useAddress();
  const token = useToken();
  const session = useSession();
  const over = useSessionOver();
  const config = useCall(access === 'wishListMember' ? 'config' : null);
  const hadToken = useRef(false);
  if (token) hadToken.current = true;

  if (access === 'everyone') return children;
  const awaitsConfig = access === 'wishListMember' && !config.data && !config.failure;
  if (awaitsConfig) return <LoadingScreen />;
  // Until it is known who looks, the page shows what it does before its data are there: its title, its heading. The same
  // component then becomes the member's page: a new one would be mounted and drawn twice.
  if (token === undefined) return <Fragment key={readSession()}>{children}</Fragment>;
  switch (admission(access, token ? 'member' : 'visitor', config.data ?? null)) {
    case 'show':
      // The next member must not see texts and choices of this one.
      return <Fragment key={session}>{children}</Fragment>;
    case 'home':
      return <Redirect to={href(lang, 'home')} />;
    case 'login':
      // `SessionEnd` asks the member to log in again, above an empty page: another person may read it by now.
      if (over && hadToken.current) return null;
      return <Redirect to={loginHref(lang, `${pathname}${search}`, over ? { reason: 'sessionExpired' } : {})} />;
  }
}
