import { NoticePage, noticeFetchPolicy } from '@first-gong/domain';
import { useEffect, useState } from 'react';
import { useCall, useMemberCall } from '../data/calls.js';
import { sessionName, useSession, useToken } from '../session/session.js';
import { deviceStore } from '../session/storage.js';

/** The member's notices on this device (spec §3 Stored client state), with their session. */
const storageKey = 'personalNotices';

/** Removes the notices after a logout or the end of the session (spec §4 Login state). */
export const forgetNotices = (): void => deviceStore.forget(storageKey);

function readNotices(session: string): NoticePage | null {
  const stored = deviceStore.readData<{ session: string; inbox: NoticePage }>(storageKey);
  return stored?.session === session && NoticePage.is(stored.inbox) ? stored.inbox : null;
}

const noNotices: NoticePage = { notices: [], total: 0, unread: 0 };

/**
 * The member's notices, loaded after the login unless a hot event is on (spec §4 Login state).
 * @param page from 1
 * @param maxAge as in `useCall`. The masthead passes none, because a call would prolong the session
 * @returns `inbox`, undefined while unknown; in a `hotEvent` it has the earlier notices
 */
export function useNotices(page = 1, maxAge?: number) {
  const token = useToken();
  const session = useSession();
  const hot = useCall('isHotEvent');
  const isHot = hot.data ?? false;
  const isKnown = hot.data !== undefined || hot.failure !== undefined;
  const duty = noticeFetchPolicy(token ? 'loggedIn' : 'visitor', isHot ? 'on' : 'off');
  const { data, failure, reload } = useMemberCall(
    isKnown && duty === 'fetch' ? 'personalNotices' : null,
    page === 1 ? undefined : { query: { page: String(page) } },
    maxAge === undefined ? {} : { maxAge },
  );
  const [stored, setStored] = useState<{ session: string; inbox: NoticePage } | null>(null);

  useEffect(() => {
    if (!token || !data || page !== 1) return;
    deviceStore.keepData(storageKey, { session: sessionName(token), inbox: data });
  }, [token, data, page]);
  useEffect(() => {
    if (token && session && isHot) setStored({ session, inbox: readNotices(sessionName(token)) ?? noNotices });
  }, [token, session, isHot]);

  const inbox = data ?? (isHot && stored?.session === session ? stored?.inbox : undefined);
  return { inbox, hotEvent: isHot, failure, reload };
}
