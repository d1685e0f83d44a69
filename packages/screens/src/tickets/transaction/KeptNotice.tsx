import type { Failure } from '@first-gong/domain';
import { wifiSlashIcon } from '@first-gong/ui/icons/wifi-slash';
import { Notice } from '@first-gong/ui/Notice';
import { TryAgain } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';

/** Says that the page shows tickets which this device keeps, because the shop is out of reach. */
export function KeptNotice({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => void }) {
  const { t } = useText('receipt');
  return (
    <Notice icon={wifiSlashIcon} role="status" title={t('receipt.keptTitle')}>
      <p>{t('receipt.keptBody')}</p>
      <p>
        <TryAgain size="small" result={failure} failed={t('receipt.keptTitle')} onRetry={onRetry} />
      </p>
    </Notice>
  );
}
