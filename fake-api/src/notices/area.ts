import type { Shop } from '../area.js';
import { noticeHandlers } from './handlers.js';
import { createNotices } from './notices.js';
import { noticeTable } from './rows.js';

/** The personal notice inbox (spec §2). */
export function createNoticeArea({ store, now }: Shop) {
  const notices = createNotices(now);
  return { tables: [noticeTable], watchers: [notices.watcher], handlers: noticeHandlers(store, notices), notices };
}
