import { CallError } from '@first-gong/contract';
import { NoticesScreen } from '@first-gong/screens/NoticesScreen';
import { useText } from '@first-gong/screens/shared/text';
import { justNow, useRequest } from '../calls.js';
import { useNotices } from '../notices.js';
import { useTitle } from '../PageContext.js';
import { useAction } from '../useAction.js';

/** The personal notices of the last three months (spec §2, §4 Login state). */
export function Page() {
  const { t } = useText('notices');
  const request = useRequest();
  const { notices, hotEvent, failure, reload } = useNotices(justNow);
  useTitle(t('notices.pageTitle'));

  const markAll = useAction(async () => {
    await request('readNotices', { body: { all: true } });
    reload();
    return undefined;
  });
  // The member is on the way to another page: a notice that stays unread is no reason to stop there.
  const markOne = async (noticeId: string) => {
    try {
      await request('readNotices', { body: { noticeIds: [noticeId] } });
      reload();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };

  return (
    <NoticesScreen
      state={
        notices
          ? { kind: 'ready', notices, hotEvent, marking: markAll.busy, failure: markAll.reason }
          : failure
            ? { kind: 'failed', failure }
            : { kind: 'loading' }
      }
      onMarkAll={markAll.run}
      onOpen={(noticeId) => void markOne(noticeId)}
      onRetry={reload}
    />
  );
}
