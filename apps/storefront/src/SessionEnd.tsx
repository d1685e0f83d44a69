import { routeAt, routeOf, secondsToSessionEnd, splitLangPath } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { lazy, useEffect, useState } from 'react';
import { useAddress } from './address.js';
import { useRequest } from './calls.js';
import { endSession, idleFor, useHasExpired, useToken } from './session.js';

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
      if (left === 0) endSession();
    };
    look();
    if (!token) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [token]);
  return secondsLeft;
}

/**
 * The warning before a session ends, and the notice that it has ended (spec §4 Session). On the page of a member the
 * guard leads to the login page instead, which says the same.
 */
export function SessionEnd() {
  const { lang } = useText();
  const { pathname, search } = useAddress();
  const request = useRequest();
  const secondsLeft = useSecondsToEnd();
  const route = routeAt(splitLangPath(pathname).path);
  const isOver = useHasExpired();
  const [closed, setClosed] = useState(false);
  const isNear = secondsLeft !== null && secondsLeft > 0;
  // A closed warning does not close the next one, nor the notice. The notice is for the page on which the session ended.
  const phase = isOver ? 'over' : isNear ? 'near' : null;
  const [shown, setShown] = useState({ phase, pathname });
  if (phase !== shown.phase) {
    setShown({ phase, pathname });
    setClosed(false);
  }
  const isPublic = route !== undefined && routeOf(route).access === 'everyone';
  if (phase === null || closed || (phase === 'over' && !(isPublic && pathname === shown.pathname))) return null;
  return (
    <SessionDialog
      secondsLeft={phase === 'near' ? secondsLeft : null}
      loginHref={loginHref(lang, `${pathname}${search}`, { reason: 'sessionExpired' })}
      request={request}
      onClose={() => setClosed(true)}
    />
  );
}
