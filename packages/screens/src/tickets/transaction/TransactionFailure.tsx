import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { FailureBox } from '@first-gong/ui/FailureBox';
import { FailureMessage, type FailureMessageProps, TryAgain } from '../../shared/messages/index.js';
import { useText } from '../../shared/text/index.js';

/**
 * A transaction that could not be fetched. The general text promises that nothing was bought, so this one says that the
 * order is unchanged.
 */
export function TransactionFailure({ failure, onRetry }: FailureMessageProps) {
  const { t, lang } = useText('order');
  if (['forbidden', 'notFound', 'notOffered'].includes(failure.kind)) return <FailureMessage failure={failure} />;
  const title = t(failure.kind === 'offline' ? 'order.offlineTitle' : 'order.failedTitle');
  return (
    <FailureBox
      title={title}
      reference={failure.reference}
      actions={
        <>
          {onRetry && <TryAgain variant="buy" result={failure} failed={title} onRetry={onRetry} />}
          <Button href={href(lang, 'home')}>{t('common.backToEvents')}</Button>
        </>
      }
    >
      <p>{t('order.failedOrder')}</p>
      <p>{t(failure.kind === 'offline' ? 'order.offlineNext' : 'order.failedNext')}</p>
    </FailureBox>
  );
}

/** An unknown transaction. Place it below the page's heading. */
export function TransactionNotFound() {
  const { t, lang } = useText('order');
  return (
    <EmptyState
      title={t('order.notFoundTitle')}
      headingLevel={2}
      action={<Button href={href(lang, 'txnHistory')}>{t('common.transactionHistory')}</Button>}
    >
      {t('order.notFoundBody')}
    </EmptyState>
  );
}
