import { href, routeAt, routeOf, secondsToSessionEnd, splitLangPath } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { lazy, useEffect, useState } from 'react';
import { navigate, useAddress } from './address.js';
import { useMemberCall, useRequest } from './calls.js';
import { forgetDrafts } from './draft.js';
import { forgetChoices } from './previewChoices.js';
import { endSession, idleFor, useSessionOver, useToken } from './session.js';

const SessionDialog = lazy(async () => ({ default: (await import('./SessionDialog.js')).SessionDialog }));

/**
 * Whole seconds until the session ends, once it is time to warn, else null. Ends the session at 0. It only looks at the
 * clock: a call would prolong the session of somebody who has left.
 */
function useSecondsToEnd(): number | null {
  const token = useToken();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const idle = idleFor();
      const left = idle === null ? null : secondsToSessionEnd(idle);
      setSecondsLeft(token ? left : null);
      if (left === 0) endSession('idle');
    };
    look();
    if (!token) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [token]);
  return secondsLeft;
}

/** What this tab keeps of a member's forms goes with a logout in any tab. After a time-out it waits for the member. */
function useForgottenForms(): void {
  const token = useToken();
  const over = useSessionOver();
  const isLoggedOut = token === null && over === null;
  useEffect(() => {
    if (!isLoggedOut) return;
    forgetDrafts();
    forgetChoices();
  }, [isLoggedOut]);
}

/** The email of the last member, for the login after a session. */
function useLastEmail(): string {
  const email = useMemberCall('memberInfo').data?.loginEmail;
  const [last, setLast] = useState('');
  if (email !== undefined && email !== last) setLast(email);
  return last;
}

/**
 * The warning before a session ends, and the login after it, above the page (spec §4 Session). On a page for everybody
 * it is only for the page on which the session ran out: the actions there ask for a login themselves.
 */
export function SessionEnd() {
  const { lang } = useText();
  const { pathname, search } = useAddress();
  const request = useRequest();
  const secondsLeft = useSecondsToEnd();
  const email = useLastEmail();
  useForgottenForms();
  const route = routeAt(splitLangPath(pathname).path);
  const isPublic = route === undefined || routeOf(route).access === 'everyone';
  const over = useSessionOver();
  const [closed, setClosed] = useState(false);
  const phase = over ?? (secondsLeft !== null && secondsLeft > 0 ? 'near' : null);
  // A closed warning does not close the next one, nor the login.
  const [shown, setShown] = useState({ phase, pathname });
  if (phase !== shown.phase) {
    setShown({ phase, pathname });
    setClosed(false);
  }
  const isHere = !isPublic || (phase === 'idle' ? pathname === shown.pathname : phase === 'near');
  if (phase === null || closed || !isHere) return null;
  return (
    <SessionDialog
      key={phase}
      phase={phase === 'near' ? (secondsLeft ?? 0) : phase}
      isPublic={isPublic}
      email={email}
      loginHref={loginHref(lang, `${pathname}${search}`, { reason: 'sessionExpired' })}
      request={request}
      onClose={() => (phase === 'near' || isPublic ? setClosed(true) : navigate(href(lang, 'home')))}
    />
  );
}
