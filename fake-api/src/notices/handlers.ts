import { unreadCount } from '@first-gong/domain';
import type { Handlers } from '../http/handlers.js';
import type { Store } from '../store/index.js';
import { type Notices, noticeView } from './notices.js';

/**
 * The personal notice inbox (spec §2). It answers during a hot event too: not to ask then is the client's part
 * (spec §4 Login state).
 */
export function noticeHandlers(store: Store, notices: Notices) {
  return {
    personalNotices: ({ member, lang }) => notices.of(store.read(), member().id).map((row) => noticeView(row, lang)),
    readNotices({ member, body }) {
      const { id } = member();
      return store.transact((tx) => {
        notices.markRead(tx, id, body);
        return { unread: unreadCount(notices.of(tx, id)) };
      });
    },
  } satisfies Partial<Handlers>;
}
