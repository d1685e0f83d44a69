import { unreadCount } from '@first-gong/domain';
import type { HandlersOf } from '../http/handlers.js';
import type { ShopStore } from '../state.js';
import { type Notices, noticeView } from './notices.js';

export type NoticeNames = 'personalNotices' | 'readNotices';

export interface NoticeParts {
  store: ShopStore;
  notices: Notices;
}

/**
 * The personal notice inbox (spec §2). It answers during a hot event too: not to ask then is the client's part
 * (spec §4 Login state).
 */
export function createNoticeHandlers({ store, notices }: NoticeParts): HandlersOf<NoticeNames> {
  return {
    personalNotices: ({ member, lang }) => notices.of(store.read(), member().id).map((row) => noticeView(row, lang)),
    readNotices({ member, body }) {
      const { id } = member();
      return store.transact((tx) => {
        notices.markRead(tx, id, body);
        return { unread: unreadCount(notices.of(tx, id)) };
      });
    },
  };
}
