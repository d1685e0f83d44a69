import {
  deliveryChangeUntil,
  deliveryChangeWorkingDays,
  hongKongDate,
  isOnlyOnline,
  type Transaction,
  toMilliseconds,
} from '@first-gong/domain';
import { WithHotline } from '../shared/hotline/index.js';
import { useText } from '../shared/text/index.js';
import * as styles from './TransactionDetailScreen.css.js';

/**
 * Whether the way of collection can still be changed, until when, and how (spec §5, §9 Delivery change); that nothing
 * else can (spec §4 Order). Null once the first show has begun, and where nothing is collected.
 */
export function CollectionChange({ transaction: { orders, serverNow } }: { transaction: Transaction }) {
  const { t, format } = useText('receipt', 'transaction');
  const events = orders.map(({ event }) => event);
  const startsAt = events.map((event) => event.startsAt);
  if (isOnlyOnline(events) || startsAt.some((start) => toMilliseconds(start) <= toMilliseconds(serverNow))) return null;
  const until = deliveryChangeUntil(startsAt);
  const isOpen = hongKongDate(serverNow) <= until;
  const values = { day: format.recordDay(until), count: deliveryChangeWorkingDays, hotline: t('common.hotlineNumber') };
  return (
    <p className={styles.sentence}>
      <WithHotline>{t(isOpen ? 'transaction.changeOpen' : 'transaction.changeOver', values)}</WithHotline>{' '}
      {t('receipt.noRefund')}
    </p>
  );
}
