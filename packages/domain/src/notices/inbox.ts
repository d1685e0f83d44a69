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

/** Whether a notice is from the last 3 months (spec §2, §9 Notices shown). */
export const isNoticeShown = (at: Instant, now: Instant): boolean => isWithinMonths(at, noticeMonths, now);

/** Notices of the last 3 months, newest first. */
export const noticesShown = <Notice extends Dated>(notices: readonly Notice[], now: Instant): Notice[] =>
  notices.filter(({ at }) => isNoticeShown(at, now)).sort((a, b) => toMilliseconds(b.at) - toMilliseconds(a.at));

/** Marks some or all notices as read (spec §2 mark all as read). Unknown ids are ignored. */
export const markRead = <Notice extends Readable>(
  notices: readonly Notice[],
  { all = false, noticeIds = [] }: NoticesRead,
): Notice[] =>
  notices.map((notice) => (all || noticeIds.includes(notice.noticeId) ? { ...notice, read: true } : notice));

/** Number of unread notices. */
export const unreadCount = (notices: readonly Pick<Readable, 'read'>[]): number =>
  notices.filter(({ read }) => !read).length;

/** Whether a client fetches, keeps or clears notices (spec §4 Login state). A hot event suspends fetching. */
export function noticeFetchPolicy(
  session: 'visitor' | 'loggedIn',
  hotEvent: HotEventState,
): 'fetch' | 'keep' | 'clear' {
  if (session === 'visitor') return 'clear';
  return hotEvent === 'on' ? 'keep' : 'fetch';
}
