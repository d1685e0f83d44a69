import { Loading } from '@first-gong/ui/Loading';
import { useAnnouncement } from '../Announcer.js';
import { useText } from '../text/index.js';

/** The hatch of a loading page. Screen readers hear one message, even if file and data load one after the other. */
export function PageLoading({ label }: { label: string }) {
  const { t } = useText();
  useAnnouncement(t('common.loadingPage'));
  return <Loading label={label} size="page" quiet />;
}
