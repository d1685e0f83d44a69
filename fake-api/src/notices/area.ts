import { noticesPerPage, paginate, unreadCount } from '@first-gong/domain';
import type { Shop } from '../area/area.js';
import type { Handlers } from '../area/handlers.js';
import { createNotices, noticeView } from './notices.js';
import { noticeTable } from './rows.js';

/** Personal notice inbox (spec §2). Works during a hot event, when clients do not fetch (spec §4 Login state). */
export function createNoticeArea({ store, now }: Shop) {
  const notices = createNotices(store, now);
  const handlers = {
    personalNotices({ member, query, lang }) {
      const all = notices.of(store.read(), member().id);
      const { items, total } = paginate(all, Number(query.page ?? 1), noticesPerPage);
      return { notices: items.map((row) => noticeView(row, lang)), total, unread: unreadCount(all) };
    },
    /** Marks some or all notices as read. */
    readNotices({ member, body: { all = false, noticeIds = [] } }) {
      const memberId = member().id;
      return store.transact((tx) => {
        const meant = notices.of(tx, memberId).filter(({ id, read }) => !read && (all || noticeIds.includes(id)));
        for (const row of meant) tx.put(noticeTable, { ...row, read: true });
        return { unread: unreadCount(notices.of(tx, memberId)) };
      });
    },
  } satisfies Partial<Handlers>;
  return { handlers, notices, prune: notices.prune };
}
