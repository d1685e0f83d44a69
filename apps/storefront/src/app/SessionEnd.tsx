import { href, routeAt, routeOf, secondsToSessionEnd, splitLangPath } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { WelcomeLine } from '@first-gong/screens/shared/WelcomeLine';
import { bellIcon } from '@first-gong/ui/icons/bell';
import type { MastheadTool } from '@first-gong/ui/Masthead';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMemberCall, useRequest } from '../data/calls.js';
import { forgetDrafts, welcomeToDrafts } from '../session/draft.js';
import { endSession, idleFor, readToken, useSessionOver, useToken } from '../session/session.js';
import { navigate, useAddress } from '../site/address.js';
import { lazyPart } from '../site/lazyPart.js';
import { onLoginPrompt } from '../site/loginPrompt.js';
import { forgetNotices, useNotices } from '../site/notices.js';
import { useWelcome } from './useWelcome.js';

// A new release does not reload the document here: the calls would prolong an absent member's session.
const sessionDialog = lazyPart(
  () => import('./SessionDialog.js'),
  (file) => file.SessionDialog,
  ['session', 'errors'],
  'report',
);

/** Whole seconds until the session ends, from the warning on, else null. Ends the session at 0, but not offline. */
function useSecondsToEnd(): number | null {
  const token = useToken();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const idle = idleFor();
      const left = idle === null || !navigator.onLine ? null : secondsToSessionEnd(idle);
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

/** Forgets a member's data with the session (spec §4 Login state). After a time-out, forms wait for the same member. */
function useForgettingMember(): void {
  const token = useToken();
  const over = useSessionOver();
  const memberId = useMemberCall('memberInfo').data?.memberId;
  useEffect(() => {
    if (memberId !== undefined) {
      welcomeToDrafts(memberId);
      return;
    }
    if (!token) return;
    // The member of this session is unknown, so the next session may be another member's.
    return () => {
      const next = readToken();
      if (next !== null && next !== token) forgetDrafts();
    };
  }, [token, memberId]);
  useEffect(() => {
    if (token !== null) return;
    forgetNotices();
    if (over === null) forgetDrafts();
  }, [token, over]);
}

function useLastEmail(): string {
  const email = useMemberCall('memberInfo').data?.loginEmail;
  const [last, setLast] = useState('');
  if (email !== undefined && email !== last) setLast(email);
  return last;
}

function useNoticeTool(onNotices: SessionEndProps['onNotices']): void {
  const { t, lang, format } = useText('session');
  const { inbox } = useNotices();
  const show = useEffectEvent((unread: number | undefined) => {
    if (unread === undefined) return onNotices(null);
    const badge =
      unread > 0 ? { count: format.count(unread), label: t('session.unread', { count: unread }) } : undefined;
    onNotices({ href: href(lang, 'notices'), icon: bellIcon, label: t('session.notices'), badge, on: 'desktop' });
  });
  const unread = inbox?.unread;
  useEffect(() => show(unread), [unread]);
}

export interface SessionEndProps {
  /** Called with the link to the notices, or null while they are unknown. */
  onNotices: (tool: MastheadTool | null) => void;
}

/** The parts of a member's session on every page: the greeting after a login, and the dialog at its end. */
export function SessionEnd({ onNotices }: SessionEndProps) {
  useForgettingMember();
  useNoticeTool(onNotices);
  return (
    <>
      <WelcomeLine name={useWelcome()} />
      <EndOfSession />
    </>
  );
}

/**
 * The warning before a session ends, and the login after it (spec §4 Session).
 * On public pages, only for the page that was open at the end: actions there ask for a login themselves.
 */
function EndOfSession() {
  const { lang } = useText();
  const { pathname, search } = useAddress();
  const request = useRequest();
  const secondsLeft = useSecondsToEnd();
  const email = useLastEmail();
  const route = routeAt(splitLangPath(pathname).path);
  const isPublic = route === undefined || routeOf(route).access === 'everyone';
  const over = useSessionOver();
  const [closed, setClosed] = useState(false);
  const [isAskedByPage, setAskedByPage] = useState(false);
  useEffect(() => (isPublic ? onLoginPrompt(() => setAskedByPage(true)) : undefined), [isPublic]);
  if (isAskedByPage && over === null) setAskedByPage(false);
  const phase = over ?? (secondsLeft !== null && secondsLeft > 0 ? 'near' : null);
  // A closed warning closes neither the next warning nor the login.
  const [shown, setShown] = useState({ phase, pathname });
  if (phase !== shown.phase) {
    setShown({ phase, pathname });
    setClosed(false);
  }
  const isHere = !isPublic || (phase === 'idle' ? pathname === shown.pathname : phase === 'near');
  if (phase === null || closed || isAskedByPage || !isHere) return null;
  const SessionDialog = sessionDialog.componentIn(lang);
  return (
    <SessionDialog
      // The login and its fields stay if the reason of the end changes.
      key={phase === 'near' ? 'near' : 'over'}
      phase={phase === 'near' ? (secondsLeft ?? 0) : phase}
      isPublic={isPublic}
      email={email}
      loginHref={loginHref(lang, `${pathname}${search}`, { reason: 'sessionExpired' })}
      request={request}
      onClose={() => (phase === 'near' || isPublic ? setClosed(true) : navigate(href(lang, 'home')))}
    />
  );
}
