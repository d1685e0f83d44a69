import { markRead, type NoticesRead, readWholeNumber } from '@first-gong/domain';
import { NoticesScreen } from '@first-gong/screens/account/NoticesScreen';
import { useText } from '@first-gong/screens/shared/text';
import { justNow, notReady, useReload, useRequest } from '../data/calls.js';
import { useChangeResponses } from '../data/changeResponses.js';
import { ignoreFailure } from '../data/ignoreFailure.js';
import { staleAfter } from '../data/staleness.js';
import { useAction } from '../data/useAction.js';
import { useQuery } from '../site/address.js';
import { useNotices } from '../site/notices.js';
import { useTitle } from '../site/PageContext.js';

/** The personal notices of the last three months (spec §2, §4 Login state). */
export function Page() {
  const { t } = useText('notices');
  const request = useRequest();
  const page = readWholeNumber(useQuery().get('page')) || 1;
  const { inbox, hotEvent, failure, reload } = useNotices(page, justNow);
  // The masthead counts the first page; this page may show another one.
  const change = useChangeResponses('personalNotices');
  const reloadCalls = useReload();
  useTitle(t('notices.pageTitle'));

  const mark = async (read: NoticesRead) => {
    try {
      const { unread } = (await request('readNotices', { body: read })).data;
      change((known) => ({ ...known, notices: markRead(known.notices, read), unread }));
    } catch (error) {
      reloadCalls(staleAfter.readNotices);
      throw error;
    }
  };
  const markAll = useAction(async () => {
    await mark({ all: true });
  });

  return (
    <NoticesScreen
      state={
        inbox
          ? { kind: 'ready', inbox, page, hotEvent, marking: markAll.busy, failure: markAll.reason }
          : notReady(failure)
      }
      onMarkAll={markAll.run}
      // The member is already leaving for another page.
      onOpen={(noticeId) => void mark({ noticeIds: [noticeId] }).catch(ignoreFailure)}
      onRetry={reload}
    />
  );
}
