import { type Access, admission, href } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { LoadingScreen } from '@first-gong/screens/shared/notReady';
import { useText } from '@first-gong/screens/shared/text';
import { Fragment, type ReactNode, useRef } from 'react';
import { useCall } from '../data/calls.js';
import { readSession, useSession, useSessionOver, useToken } from '../session/session.js';
import { Redirect, useAddress } from '../site/address.js';

/** Shows a page to people with access (spec §6). Others log in: visitors first, members above the page. */
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
  // Until the session is known, the page renders without data. The same component then becomes the member's page,
  // instead of a second mount.
  if (token === undefined) return <Fragment key={readSession()}>{children}</Fragment>;
  switch (admission(access, token ? 'member' : 'visitor', config.data ?? null)) {
    case 'show':
      // The next member must not see this member's entries.
      return <Fragment key={session}>{children}</Fragment>;
    case 'home':
      return <Redirect to={href(lang, 'home')} />;
    case 'login':
      // `SessionEnd` shows the login above an empty page, because another person may be reading.
      if (over && hadToken.current) return null;
      return <Redirect to={loginHref(lang, `${pathname}${search}`, over ? { reason: 'sessionExpired' } : {})} />;
  }
}
