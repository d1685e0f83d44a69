import type { SessionState } from '../account/sessionMachine.js';
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

/** Whether an inbox still shows a notice: it is of the last 3 months (spec §2, §9 Notices shown). */
export const isNoticeShown = (at: Instant, now: Instant): boolean => isWithinMonths(at, noticeMonths, now);

/** The notices an inbox shows, the newest first. */
export const noticesShown = <Notice extends Dated>(notices: readonly Notice[], now: Instant): Notice[] =>
  notices.filter(({ at }) => isNoticeShown(at, now)).sort((a, b) => toMilliseconds(b.at) - toMilliseconds(a.at));

/** Notices with those named marked as read, or all of them (spec §2 mark all as read). Unknown ids change nothing. */
export const markRead = <Notice extends Readable>(
  notices: readonly Notice[],
  { all = false, noticeIds = [] }: NoticesRead,
): Notice[] =>
  notices.map((notice) => (all || noticeIds.includes(notice.noticeId) ? { ...notice, read: true } : notice));

/** How many are not read yet. */
export const unreadCount = (notices: readonly Pick<Readable, 'read'>[]): number =>
  notices.filter(({ read }) => !read).length;

/**
 * What a client does with the personal notices (spec §4 Login state): it fetches them when logged in and not in a
 * hot-event period, keeps what it has during one, and clears them on logout.
 */
export function noticesDuty(session: SessionState, hotEvent: HotEventState): 'fetch' | 'keep' | 'clear' {
  if (session === 'visitor') return 'clear';
  return hotEvent === 'on' ? 'keep' : 'fetch';
}
