import type { Failure } from '@first-gong/domain';
import { wifiSlashIcon } from '@first-gong/ui/icons/wifi-slash';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { TryAgain } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';

/** Notice that the shop is unreachable and the tickets come from the cache. */
export function KeptNotice({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const { t } = useText('order');
  return (
    <Notice icon={wifiSlashIcon} role="status" title={t('order.keptTitle')}>
      <Stack gap="s2">
        <p>{t('order.keptBody')}</p>
        <p>
          <TryAgain size="small" result={failure} failed={t('order.keptTitle')} onRetry={onRetry} />
        </p>
      </Stack>
    </Notice>
  );
}
