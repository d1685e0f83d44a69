import { noticeMonths } from '../constants.js';
import type { HotEventState } from '../service/hotEventMachine.js';
import { type Instant, isWithinMonths, toMilliseconds } from '../time/time.js';
import type { NoticesRead } from './notice.js';

interface Dated {
  at: Instant;
}

interface Readable {
  noticeId: string;
  read: boolean;
}

/** Whether an inbox shows a notice: it shows those of the last 3 months (spec §2, §9 Notices shown). */
export const isNoticeShown = (at: Instant, now: Instant): boolean => isWithinMonths(at, noticeMonths, now);

/** The notices that an inbox shows, newest first. */
export const noticesShown = <Notice extends Dated>(notices: readonly Notice[], now: Instant): Notice[] =>
  notices.filter(({ at }) => isNoticeShown(at, now)).sort((a, b) => toMilliseconds(b.at) - toMilliseconds(a.at));

/** Marks the given notices, or all, as read (spec §2 mark all as read). Unknown ids have no effect. */
export const markRead = <Notice extends Readable>(
  notices: readonly Notice[],
  { all = false, noticeIds = [] }: NoticesRead,
): Notice[] =>
  notices.map((notice) => (all || noticeIds.includes(notice.noticeId) ? { ...notice, read: true } : notice));

/** Number of unread notices. */
export const unreadCount = (notices: readonly Pick<Readable, 'read'>[]): number =>
  notices.filter(({ read }) => !read).length;

/**
 * Behaviour of a client with the personal notices (spec §4 Login state): it fetches them while logged in, keeps its
 * current ones during a hot event, and clears them on logout.
 */
export function noticesDuty(session: 'visitor' | 'loggedIn', hotEvent: HotEventState): 'fetch' | 'keep' | 'clear' {
  if (session === 'visitor') return 'clear';
  return hotEvent === 'on' ? 'keep' : 'fetch';
}
