import { noticesDuty, PersonalNotice, unreadCount } from '@first-gong/domain';
import { useEffect, useState } from 'react';
import { type CallState, useCall, useMemberCall } from './calls.js';
import { useSession, useToken } from './session.js';
import { deviceStore } from './storage.js';

/** The member's notices as this browser last knew them (spec §3 Stored client state), with the session they belong to. */
const storageKey = 'personalNotices';

/** Removes them: the member has logged out, or the session is over (spec §4 Login state). */
export const forgetNotices = (): void => deviceStore.forget(storageKey);

function readNotices(session: string): PersonalNotice[] | null {
  const kept = deviceStore.readData<{ session: string; notices: PersonalNotice[] }>(storageKey);
  const isOurs = kept?.session === session && Array.isArray(kept.notices);
  return isOurs && kept.notices.every((notice: unknown) => PersonalNotice.is(notice)) ? kept.notices : null;
}

/** The token names the session; its end is enough to tell two apart, and a token does not belong in a second place. */
const nameOf = (token: string): string => token.slice(-8);

export interface MemberNotices extends Pick<CallState<PersonalNotice[]>, 'failure' | 'reload'> {
  /** Undefined while they are not known. */
  notices: PersonalNotice[] | undefined;
  unread: number;
  /** A hot event is on: these are the notices from before it. */
  hotEvent: boolean;
}

/**
 * The notices of the member: fetched after the login unless a hot event is on, cleared at logout (spec §4 Login state).
 * @param maxAge milliseconds: a page that opens asks again for notices of this age. What is on every page asks once, so
 * that it does not prolong the session.
 */
export function useNotices(maxAge?: number): MemberNotices {
  const token = useToken();
  const session = useSession();
  const hot = useCall('isHotEvent');
  const isHot = hot.data ?? false;
  const isKnown = hot.data !== undefined || hot.failure !== undefined;
  const duty = noticesDuty(token ? 'loggedIn' : 'visitor', isHot ? 'on' : 'off');
  const { data, failure, reload } = useMemberCall(
    isKnown && duty === 'fetch' ? 'personalNotices' : null,
    undefined,
    maxAge === undefined ? {} : { maxAge },
  );
  const [kept, setKept] = useState<{ session: string; notices: PersonalNotice[] } | null>(null);

  useEffect(() => {
    if (!token || !data) return;
    deviceStore.keepData(storageKey, { session: nameOf(token), notices: data });
  }, [token, data]);
  useEffect(() => {
    if (token && session && isHot) setKept({ session, notices: readNotices(nameOf(token)) ?? [] });
  }, [token, session, isHot]);

  const notices = data ?? (isHot && kept?.session === session ? kept?.notices : undefined);
  return { notices, unread: notices ? unreadCount(notices) : 0, hotEvent: isHot, failure, reload };
}
