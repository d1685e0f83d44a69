import { Loading } from '@first-gong/ui/Loading';
import { useAnnouncement } from '../Announcer.js';
import { useText } from '../text/index.js';

/**
 * The hatch of a page that loads. Screen readers hear it once, however many parts of the page are awaited one after the
 * other: its file, its data.
 */
export function PageLoading({ label }: { label: string }) {
  const { t } = useText();
  useAnnouncement(t('common.loadingPage'));
  return <Loading label={label} size="page" quiet />;
}
