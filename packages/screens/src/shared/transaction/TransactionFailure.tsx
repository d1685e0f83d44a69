import type { Failure } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { FailureBox } from '@first-gong/ui/FailureBox';
import { arrowClockwiseIcon } from '@first-gong/ui/icons/arrow-clockwise';
import { eventsHref } from '../hrefs/index.js';
import { FailureMessage } from '../messages/index.js';
import { useText } from '../text/index.js';

export interface TransactionFailureProps {
  failure: Failure;
  onRetry: () => void;
}

/**
 * A transaction that could not be fetched. The general sentences promise that nothing was bought; here something may
 * have been, so what is said is that the order stands as it was.
 */
export function TransactionFailure({ failure, onRetry }: TransactionFailureProps) {
  const { t, lang } = useText('receipt');
  if (failure.kind === 'forbidden' || failure.kind === 'notFound') return <FailureMessage failure={failure} />;
  return (
    <FailureBox
      title={t(failure.kind === 'offline' ? 'receipt.offlineTitle' : 'receipt.failedTitle')}
      reference={failure.reference}
      referenceLabel={t('common.reference')}
      actions={
        <>
          <Button variant="buy" icon={arrowClockwiseIcon} onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
          <Button href={eventsHref(lang)}>{t('common.backToEvents')}</Button>
        </>
      }
    >
      <p>{t('receipt.failedOrder')}</p>
      <p>{t(failure.kind === 'offline' ? 'receipt.offlineNext' : 'receipt.failedNext')}</p>
    </FailureBox>
  );
}
