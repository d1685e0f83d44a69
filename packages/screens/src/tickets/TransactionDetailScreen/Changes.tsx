import {
  deliveryChangeUntil,
  deliveryChangeWorkingDays,
  hongKongDate,
  href,
  isOnlyOnline,
  type Transaction,
  toMilliseconds,
} from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Inline } from '@first-gong/ui/Inline';
import { useText } from '../../shared/text/index.js';
import * as styles from './TransactionDetailScreen.css.js';

/**
 * Possible changes with deadlines, and why others are impossible (spec §3 Transaction change request, §4 Order, §5, §9
 * Delivery change).
 */
export function Changes({ transaction }: { transaction: Transaction }) {
  const { t, lang, format } = useText('receipt', 'transaction');
  const { transactionNumber, orders, serverNow } = transaction;
  const events = orders.map(({ event }) => event);
  const startsAt = events.map((event) => event.startsAt);
  const hasBegun = startsAt.some((start) => toMilliseconds(start) <= toMilliseconds(serverNow));
  if (hasBegun) return <p className={styles.sentence}>{t('transaction.changeBegun')}</p>;
  const until = deliveryChangeUntil(startsAt);
  const isOpen = hongKongDate(serverNow) <= until;
  const count = deliveryChangeWorkingDays;
  const collection = t(isOpen ? 'transaction.changeOpen' : 'transaction.changeOver', {
    count,
    day: format.recordDay(until),
  });
  return (
    <>
      {!isOnlyOnline(events) && <p className={styles.sentence}>{collection}</p>}
      <p className={styles.sentence}>{t('transaction.changeContact')}</p>
      <p className={styles.sentence}>{t('receipt.noRefund')}</p>
      <Inline as="p" align="stretch" className={styles.changes}>
        {!isOnlyOnline(events) && isOpen && (
          <Button size="small" href={href(lang, 'deliveryChangeRequest', { transactionNumber })}>
            {t('transaction.changeCollection')}
          </Button>
        )}
        <Button size="small" href={href(lang, 'txnChangeRequest', { transactionNumber })}>
          {t('transaction.changeTransaction')}
        </Button>
      </Inline>
    </>
  );
}
