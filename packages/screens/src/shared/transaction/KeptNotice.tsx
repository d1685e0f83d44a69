import { Button } from '@first-gong/ui/Button';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { wifiSlashIcon } from '@first-gong/ui/icons/wifi-slash';
import { Notice } from '@first-gong/ui/Notice';
import { useText } from '../text/index.js';

/** Says that the page shows tickets which this device keeps, because the shop is out of reach. */
export function KeptNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useText('receipt');
  return (
    <Notice icon={wifiSlashIcon} role="status" title={t('receipt.keptTitle')}>
      <p>{t('receipt.keptBody')}</p>
      <p>
        <Button size="small" icon={arrowClockwiseIcon} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </p>
    </Notice>
  );
}
