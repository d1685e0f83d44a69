import { href } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { useText } from '../../shared/text/index.js';

/** An unknown transaction. Place it below the page's heading. */
export function TransactionNotFound() {
  const { t, lang } = useText('receipt');
  return (
    <EmptyState
      title={t('receipt.notFoundTitle')}
      headingLevel={2}
      action={<Button href={href(lang, 'txnHistory')}>{t('common.transactionHistory')}</Button>}
    >
      {t('receipt.notFoundBody')}
    </EmptyState>
  );
}
